"""The README's example runs as it stands, and what it names is there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_example_prints_what_the_readme_says():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.S).group(1)
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted > 3 and results.failed == 0


def test_every_link_of_the_readme_leads_somewhere():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)\)", text)
    assert links and all((ROOT / link).exists() for link in links)
