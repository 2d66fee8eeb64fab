/** Frames: what the tables say, and where a sentence says it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { frames, type Hit } from '../../src/text/frames/index.ts';
import { readTables } from '../../src/text/frames/read-table.ts';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { readWhole } from '../../src/text/reading.ts';
import { scan } from '../../src/text/scan.ts';

const hits = (text: string): readonly Hit[] => readWhole(scan(text), 'en', lexicon).frames();
const nameOf = (frame: number): string => frames.table.frames[frame].name;
const numberOf = (name: string): number => frames.table.frames.findIndex((frame) => frame.name === name);
const said = (text: string): string[] =>
  hits(text).map(({ frame, realisation }) => `${nameOf(frame)}: ${realisation.words.join(' ')}`);

describe('the tables of frames', () => {
  test('name no frame that excludes or denies itself', () => {
    const wrong = frames.table.frames.filter(
      ({ excludes, denies }, at) => excludes.includes(at) || denies === at,
    );
    assert.deepEqual(wrong, []);
  });

  test('let no frame entail what it excludes', () => {
    const wrong = frames.table.frames.flatMap(({ name, entails, excludes }) =>
      entails.some(({ to }) => excludes.includes(to)) ? [name] : [],
    );
    assert.deepEqual(wrong, []);
  });

  test('are refused where they name a frame that is not there', () => {
    assert.throws(() => readTables(['go\n  v go\n  x stay']), /no frame stay/);
    assert.throws(() => readTables(['go\n  v go\ngo\n  v walk']), /frame twice: go/);
    assert.throws(() => readTables(['go\n  v 1@thing go']), /no class thing/);
  });

  test('put roles where the numbers stand', () => {
    const { realisations } = readTables(['lend\n  v 1 lend 2 to 3; 3 borrow 2 from 1; look after\n  n loan']);
    const slots = realisations.map(({ slots: own }) => ({ ...own, obliques: { ...own.obliques } }));
    assert.deepEqual(slots[0], { subject: 1, object: 2, obliques: { to: 3 }, labile: false });
    assert.deepEqual(slots[1], { subject: 3, object: 2, obliques: { from: 1 }, labile: false });
    assert.deepEqual(slots[2], { subject: 1, object: 2, obliques: { after: 2 }, labile: false });
    assert.deepEqual(slots[3], { subject: 0, object: 0, obliques: { of: 2, by: 1 }, labile: false });
  });
});

describe('a sentence', () => {
  test('says a frame in words that stand apart', () => {
    assert.ok(said('Bolt turned the first offer down.').includes('reject: turn down'));
    assert.ok(said('She got her money back.').includes('refund: get money back'));
  });

  test('says a frame by a light verb and its noun, in either order', () => {
    assert.ok(said('They made a large payment.').includes('pay: make payment'));
    assert.ok(said('The payment was made on Monday.').includes('pay: make payment'));
    assert.ok(!said('The payment was late and they made a call.').includes('pay: make payment'));
  });

  test('does not say what only part of a longer wording says', () => {
    assert.ok(!said('The item is out of stock.').some((one) => one.startsWith('in_stock')));
  });

  test('says some things only of what they can be said of', () => {
    assert.ok(said('The complaint came in on Friday.').includes('receive: come in'));
    assert.ok(!said('The manager came in on Friday.').includes('receive: come in'));
  });
});

describe('what a frame of the evidence says of one of the claim', () => {
  const meeting = (claim: string, evidence: string): string =>
    frames.meeting(numberOf(claim), numberOf(evidence));

  test('holds in one direction', () => {
    assert.equal(meeting('send', 'deliver'), 'entails');
    assert.equal(meeting('deliver', 'send'), 'none');
    assert.equal(meeting('credit', 'refund'), 'entails');
    assert.equal(meeting('refund', 'credit'), 'none');
  });

  test('is its exclusion in both', () => {
    assert.equal(meeting('approve', 'reject'), 'excludes');
    assert.equal(meeting('reject', 'approve'), 'excludes');
    assert.equal(meeting('unpaid', 'pay'), 'denies');
  });

  test('keeps roles in their places', () => {
    assert.equal(frames.roleIn(numberOf('rise'), numberOf('raise_level'), 1), 2);
    assert.equal(frames.roleIn(numberOf('parent_of'), numberOf('child_of'), 1), 2);
  });
});
