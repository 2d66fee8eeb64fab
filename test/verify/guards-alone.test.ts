/**
 * A guard speaks or is silent of every support that there can be, whoever is asked before it: what the sentence says as
 * a whole stands at no word of it, and what it has the opposite of is said by no sentence.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Askable } from '../../src/verify/guards/askable.ts';
import type { Guard, Told } from '../../src/verify/guards/guard.ts';
import { createVerifier } from '../../src/verify/index.ts';
import type { Match } from '../../src/verify/match/match.ts';
import { ask } from './ask.ts';

interface Row {
  readonly claim: string;
  readonly evidence: string;
}

/** Of each file one row in so many is asked. */
const ONE_IN = 9;
const EVERYWHERE: Match = { kind: 'same', strength: 1, at: -1 };

/** A statement with another match for one of its units, said by that sentence of its support or by none. */
function withMatch(told: Told, unit: number, match: Match, from: number): Told {
  const { support } = told;
  const matches = support.matches.map((one, i) => (i === unit ? match : one));
  const sentences = support.from.map((one, i) => (i === unit ? from : one));
  return { ...told, support: { ...support, matches, from: sentences } };
}

function supportsLike(told: Told): Told[] {
  return told.support.matches.flatMap((match, unit) =>
    match.at < 0
      ? []
      : [
          withMatch(told, unit, EVERYWHERE, 0),
          withMatch(told, unit, { kind: 'antonym', strength: 0, at: match.at }, -1),
        ],
  );
}

for (const file of ['small-steps.json', 'traps.json', 'frames.json', 'coreference.json'])
  test(`no guard fails of what carries or nearly carries the rows of ${file}`, ({ mock }) => {
    const rows = (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[]).filter(
      (_, at) => at % ONE_IN === 0,
    );
    const { first } = Askable.prototype;
    let asked = 0;
    mock.method(
      Askable.prototype,
      'first',
      function (
        this: Askable,
        told: Told,
        carriers: ReadonlySet<Guard['of']>,
        find: (guard: Guard) => unknown,
      ) {
        let found: unknown;
        const supports = supportsLike(told);
        first.call(this, told, carriers, (guard) => {
          found ??= find(guard);
          for (const like of supports) guard.unsaid(like, like.support.sentences[0]);
          asked += 1 + supports.length;
          return undefined;
        });
        return found;
      },
    );
    const verify = createVerifier();
    for (const { claim, evidence } of rows) ask(claim, [evidence], { verify });
    assert.ok(asked > rows.length);
  });
