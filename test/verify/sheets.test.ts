import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

interface Sample {
  readonly text: string;
  readonly supported: readonly string[];
  readonly unsupported: readonly string[];
}

const samples: readonly Sample[] = JSON.parse(readFileSync(new URL('sheets.json', import.meta.url), 'utf8'));

suite('what the lines of a sheet say together', () => {
  for (const { text, supported, unsupported } of samples) {
    test(text.slice(0, 50).replaceAll('\n', ' / '), () => {
      for (const claim of supported) {
        const check = ask(claim, [text]);
        assert.equal(check.status, 'supported', claim);
        assert.ok(check.citations.length > 0, claim);
      }
      for (const claim of unsupported) assert.notEqual(ask(claim, [text]).status, 'supported', claim);
    });
  }
});

suite('the hours of one thing of a sheet', () => {
  const sheet =
    'Town Museum – Opening hours\nMonday: closed\nTuesday: 10:00–18:00\nCafé: Tuesday to Sunday, 10:00–16:30';

  test('are not those of another, and say otherwise', () => {
    assert.equal(ask('The café closes at 16:30 on Tuesdays.', [sheet]).status, 'supported');
    for (const claim of [
      'The café stays open until 18:00 on Tuesdays.',
      'The museum closes at 16:30 on Tuesdays.',
      'The café is closed on Mondays.',
    ])
      assert.notEqual(ask(claim, [sheet]).status, 'supported', claim);
    assert.equal(ask('The café stays open until 18:00 on Tuesdays.', [sheet]).reason, 'date_time');
  });

  test('are undecided where two sheets differ', () => {
    const other = sheet.replace('10:00–18:00', '10:00–17:00');
    assert.notEqual(ask('The museum is open until 18:00 on Tuesdays.', [sheet, other]).status, 'supported');
  });
});
