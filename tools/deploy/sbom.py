"""The software bill of materials of a release, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/).

It lists what Glowgrid ships or needs: Adafruit's libraries on the drive and everything that they need on a computer,
with the versions that are installed here; and the packages of the browser page, with their locked versions.
"""

import base64
import json
import uuid
from datetime import datetime, timezone
from importlib import metadata
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from glowgrid import __repo__, __version__
from tools.build.payload import LIBRARIES, ROOT

LOCK = ROOT / "tools" / "vm32" / "package-lock.json"
_OURS = f"pkg:pypi/glowgrid@{__version__}"

Component = dict[str, Any]
"""A component in CycloneDX's format."""


def document(epoch: int) -> bytes:
    """Return the bill of materials as JSON. `epoch` is its date in seconds since 1970."""
    python, needs = _python()
    components = sorted([*python.values(), *_page()], key=lambda component: component["bom-ref"])
    page = [component["bom-ref"] for component in _page()]
    top = sorted([python[name]["bom-ref"] for name in needs.pop("") if name in python] + page)
    edges = [{"ref": _OURS, "dependsOn": top}]
    edges += [
        {"ref": python[name]["bom-ref"], "dependsOn": sorted(python[other]["bom-ref"] for other in others)}
        for name, others in sorted(needs.items())
    ]
    edges += [{"ref": ref, "dependsOn": []} for ref in page]
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{__repo__}#{__version__}@{epoch}')}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": _OURS,
                "name": "glowgrid",
                "version": __version__,
                "purl": _OURS,
                "licenses": [{"license": {"id": "MIT"}}],
                "externalReferences": [{"type": "vcs", "url": __repo__}],
            },
        },
        "components": components,
        "dependencies": edges,
    }
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def _python() -> tuple[dict[str, Component], dict[str, set[str]]]:
    """Return (components, needs) of the Python packages. Both are keyed by name. needs[""] is for Glowgrid."""
    components: dict[str, Component] = {}
    needs: dict[str, set[str]] = {"": {canonicalize_name(name) for name in LIBRARIES.values()}}
    left = sorted(needs[""])
    while left:
        name = left.pop()
        if name in components:
            continue
        try:
            found = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # it is not needed on this system
        components[name] = _component("pypi", name, found.version) | _licence(found.metadata)
        required = filter(_applies, map(Requirement, found.requires or ()))
        needs[name] = {canonicalize_name(need.name) for need in required}
        left += sorted(needs[name])
    return components, {name: {other for other in others if other in components} for name, others in needs.items()}


def _page() -> list[Component]:
    """Return the components of the browser page."""
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    found = []
    for path, package in sorted(packages.items()):
        if path:
            component = _component("npm", path.removeprefix("node_modules/"), package["version"])
            algorithm, _, digest = package["integrity"].partition("-")
            hashes = [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}]
            found.append(component | {"licenses": [{"license": {"id": package["license"]}}], "hashes": hashes})
    return found


def _component(kind: str, name: str, version: str) -> Component:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    return {"type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl}


def _licence(about: metadata.PackageMetadata) -> Component:
    """Return the licence of a package as part of a component, or {} if its metadata has none."""
    expression = "".join(about.get_all("License-Expression") or ())
    classified = [line.rpartition(" :: ")[2] for line in about.get_all("Classifier") or () if "License ::" in line]
    text = expression or "".join(classified[:1] or about.get_all("License") or ())
    text = "MIT" if text == "MIT License" else text
    if not text or "\n" in text:
        return {}
    if expression or text == "MIT":
        return {"licenses": [{"expression": text}]}
    return {"licenses": [{"license": {"name": text}}]}


def _applies(need: Requirement) -> bool:
    return need.marker is None or need.marker.evaluate({"extra": ""})
