/**
 * `npm run bench:disguise -- [<folder of labelled JSONL>…] [--show 3]`: whether verdicts outlive a disguise.
 * Takes short rows (by default those of `bench/traps`) and tells what the engine says of them
 *  - in a frame that does not assert its sentence: none may be supported;
 *  - with a claim that says more: none may be supported;
 *  - with words in it that make what it says another's, a trial, a part or nothing: nearly none may be supported;
 *  - with the cited field of a record changed, or put where it holds no longer: none may be supported;
 *  - in other surroundings: the verdict must stay what it is.
 * `--show` prints that many of the failures of each disguise.
 */
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Check } from '../src/domain/check.ts';
import type { Evidence } from '../src/domain/evidence.ts';
import type { Json } from '../src/domain/json.ts';
import { createVerifier } from '../src/verify/index.ts';
import { ADDITIONS, LEADS } from './disguise/additions.ts';
import { FRAMES } from './disguise/frames.ts';
import { fieldDisguises, recordDisguises } from './disguise/records.ts';
import { SURROUNDINGS } from './disguise/surroundings.ts';
import { rewordings } from './disguise/words.ts';
import { jsonlFiles, type LabelledClaim, readRows } from './truth/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'string', default: '0' } },
});
const folders = positionals.length > 0 ? positionals : [new URL('traps/', import.meta.url).pathname];
const verify = createVerifier();

function evidence(given: string | Json): Evidence {
  const checksum = `sha256:${hash('sha256', JSON.stringify(given))}`;
  return typeof given === 'string'
    ? { source_id: 's1', type: 'text', text: given, checksum }
    : { source_id: 's1', type: 'data', data: given, checksum };
}

function check(claim: string, given: string | Json): Check {
  const claims = [{ claim_id: 'c1', text: claim, citations: [] }];
  const [first] = verify({
    claims,
    evidence: [evidence(given)],
    min_coverage: 0.85,
    citations: 'required',
    evidence_limit: 5,
  });
  return first!;
}

const supports = ({ status, citations }: Check): boolean => status === 'supported' && citations.length > 0;

/** What came of one disguise. */
class Tally {
  private readonly cells = new Map<string, { asked: number; failed: string[] }>();

  put(disguise: string, failed: boolean, claim: string, given: string | Json): void {
    const cell = this.cells.get(disguise) ?? { asked: 0, failed: [] };
    cell.asked++;
    if (failed) cell.failed.push(`${typeof given === 'string' ? given : JSON.stringify(given)} ⇒ ${claim}`);
    this.cells.set(disguise, cell);
  }

  print(title: string): void {
    const cells = [...this.cells].sort(
      ([, a], [, b]) => b.failed.length / b.asked - a.failed.length / a.asked,
    );
    const asked = cells.reduce((sum, [, cell]) => sum + cell.asked, 0);
    const failed = cells.reduce((sum, [, cell]) => sum + cell.failed.length, 0);
    console.log(`\n${title}: ${failed} of ${asked} (${((100 * failed) / Math.max(1, asked)).toFixed(1)}%)`);
    for (const [disguise, cell] of cells.filter(([, one]) => one.failed.length > 0)) {
      console.log(`  ${String(cell.failed.length).padStart(5)} of ${cell.asked}  ${disguise}`);
      for (const line of cell.failed.slice(0, Number(values.show)))
        console.log(`          ${line.slice(0, 300)}`);
    }
  }
}

const PLAIN = /^[A-Z][^.\n"“?:;]*\.$/;
const TURNED = /\b(?:not|never|no|unless|if|without|neither|none)\b|n't/i;
const OPENING =
  /^(?:the|a|an|all|every|each|both|our|her|his|their|its|it|she|he|they|we|you|this|in|on|at)\b/i;

/** The sentence of a row whose evidence is one plain sentence. */
function sentenceOf({ sources }: LabelledClaim): string | undefined {
  const text = sources.length === 1 ? sources[0]!.text : undefined;
  return text !== undefined && text.length <= 140 && PLAIN.test(text) ? text : undefined;
}

const lowered = (text: string): string =>
  OPENING.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function inFrames(claim: string, sentence: string, frames: Tally, more: Tally): void {
  const bare = sentence.replace(/\.$/, '');
  for (const frame of FRAMES) {
    const framed = frame.replace(/\bS\b/, () => (frame.startsWith('S') ? bare : lowered(bare)));
    frames.put(frame, supports(check(claim, framed)), claim, framed);
  }
  const said = claim.replace(/\.$/, '');
  for (const addition of ADDITIONS)
    more.put(
      `… ${addition}`,
      supports(check(`${said} ${addition}.`, sentence)),
      `${said} ${addition}.`,
      sentence,
    );
  for (const lead of LEADS)
    more.put(
      `${lead} …`,
      supports(check(`${lead} ${lowered(claim)}`, sentence)),
      `${lead} ${lowered(claim)}`,
      sentence,
    );
}

function inRecords(claim: string, data: Json, cited: readonly string[], records: Tally): void {
  const disguised = [...recordDisguises(data), ...cited.flatMap((pointer) => fieldDisguises(data, pointer))];
  for (const { name, record } of disguised) records.put(name, supports(check(claim, record)), claim, record);
}

/** A clause beside that of the claim takes the words put in. */
const JOINED = /[,;]|\b(?:and|but|or|because|while|who|which|that|when|whose|where)\b/;

function reworded(claim: string, sentence: string, words: Tally): void {
  if (JOINED.test(sentence)) return;
  for (const { name, sentence: given } of rewordings(claim, sentence))
    words.put(name, supports(check(claim, given)), claim, given);
}

function main(): void {
  const [frames, more, words, records, lost, gained] = Array.from({ length: 6 }, () => new Tally());
  for (const row of folders.flatMap(jsonlFiles).flatMap(readRows)) {
    const { claim, supported, sources } = row;
    const data = sources.length === 1 ? sources[0]!.data : undefined;
    if (data !== undefined && supported) {
      const bare = check(claim, data);
      const cited = bare.citations.flatMap(({ pointer }) => pointer ?? []);
      if (supports(bare)) inRecords(claim, data, cited, records!);
    }
    const sentence = sentenceOf(row);
    if (sentence === undefined) continue;
    const bare = supports(check(claim, sentence));
    if (bare !== supported) continue;
    for (const [name, around] of SURROUNDINGS) {
      const given = around(sentence);
      (supported ? lost : gained)!.put(name, supports(check(claim, given)) !== supported, claim, given);
    }
    if (supported && !TURNED.test(sentence + claim)) {
      inFrames(claim, sentence, frames!, more!);
      reworded(claim, sentence, words!);
    }
  }
  frames!.print('Supported by a sentence in a frame that does not assert it');
  more!.print('Supported though the claim says more');
  words!.print('Supported by a sentence that its own words make another');
  records!.print('Supported by a record that no longer says it');
  gained!.print('False, and supported in other surroundings');
  lost!.print('True, and lost in other surroundings');
}

main();
