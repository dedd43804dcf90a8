"""The lobby: a host shows an invitation to everybody at the broker, others join or watch by one touch."""

import pytest
from starting import to_menu

pytestmark = pytest.mark.slow(whole=True)

ROW = "#lobby-list li"


def at_broker(visitor, broker):
    """Enter the broker, and open the dialog."""
    page = to_menu(visitor).page
    page.click("#online")
    page.fill("#broker [name=address]", broker.address)
    page.click("#broker button")
    to_menu(visitor)
    page.click("#online")
    return visitor


def invites(visitor, broker):
    at_broker(visitor, broker).page.select_option("#invite [name=game]", "tictactoe")
    visitor.page.click("#invite button")
    visitor.page.wait_for_selector("#opponent-invitation", state="visible")
    return visitor


def looks(visitor, broker):
    """Return the rows of the lobby, for a visitor who has opened the dialog."""
    at_broker(visitor, broker)
    visitor.page.locator("#lobby").wait_for()
    return visitor.page.locator(ROW)


def test_an_opponent_joins_from_the_lobby_and_others_watch(visit, web_broker):
    host = invites(visit(), web_broker)
    host.page.check("#in-lobby")
    guest = visit()
    row = looks(guest, web_broker).first
    row.wait_for()
    assert row.inner_text() == "Tic-tac-toe Join"
    row.locator("button").click()
    host.hears("Your opponent is here.")
    spectator = visit()
    row = looks(spectator, web_broker).filter(has_text="Watch")
    row.wait_for()
    row.locator("button").click()
    spectator.page.wait_for_function("globalThis.glowgrid?.online()?.invite_code === ''")
    assert host.errors == guest.errors == spectator.errors == []


def test_an_invitation_is_not_in_the_lobby_unless_the_host_ticks_that_and_goes_when_it_is_unticked(visit, web_broker):
    host = invites(visit(), web_broker)
    assert not host.page.is_checked("#in-lobby")
    guest = visit()
    rows = looks(guest, web_broker)
    guest.page.locator("#lobby-message", has_text="Nobody shows an invitation").wait_for()
    host.page.check("#in-lobby")
    rows.first.wait_for()
    host.page.uncheck("#in-lobby")
    rows.first.wait_for(state="detached")
    assert host.errors == guest.errors == []


def test_an_invitation_leaves_the_lobby_when_the_hosts_page_is_closed(visit, web_broker):
    host = invites(visit(), web_broker)
    host.page.check("#in-lobby")
    guest = visit()
    rows = looks(guest, web_broker)
    rows.first.wait_for()
    host.page.close()
    rows.first.wait_for(state="detached")
    assert guest.errors == []


def test_without_an_answer_of_the_broker_the_lobby_says_so(visit, web_broker):
    web_broker.kill()
    guest = visit()
    looks(guest, web_broker)
    guest.page.locator("#lobby-message", has_text="The broker does not answer.").wait_for()
    assert guest.errors == []


NONSENSE = """async ([address, messages]) => {
  const main = document.querySelector('script[type=module]').src;
  const { Client } = await import(new URL('mqtt.js', main));
  await new Promise((resolve) => {
    const client = new Client({ MQTT_BROKER: address, MQTT_USER: '', MQTT_PASSWORD: '' }, { up: () => {
      messages.forEach((message, number) => client.publish(`glowgrid/2/lobby/x${number}`, message));
      client.subscribe('glowgrid/2/lobby/end');
      client.publish('glowgrid/2/lobby/end', '{"game": "tictactoe", "watch": "abcdefghjkmn"}');
    }, heard: resolve });
  });
}"""


def test_entries_that_make_no_sense_are_left_out(visit, web_broker):
    guest = visit()
    shogi, quixo = '{"game": "shogi", "watch": "abcdefghjkmn"}', '{"game": "quixo", "watch": "<b>"}'
    messages = ["?", "null", "[]", "{}", shogi, quixo]
    guest.page.evaluate(NONSENSE, [web_broker.address, messages])
    rows = looks(guest, web_broker)
    rows.first.wait_for()
    assert rows.all_inner_texts() == ["Tic-tac-toe Watch"] and guest.errors == []


def test_an_invitation_can_be_cancelled_on_a_small_phone_without_scrolling(visit, web_broker):
    host = invites(visit(viewport={"width": 375, "height": 667}), web_broker)
    button = host.page.locator("#cancel-invitation")
    box = button.bounding_box()
    assert box["y"] + box["height"] <= 667
    button.click()
    host.page.locator("#online-message", has_text="The invitation is cancelled.").wait_for()
    host.until("Menu")
    button.wait_for(state="hidden")
    assert not host.page.locator("#invitation").is_visible() and host.errors == []
