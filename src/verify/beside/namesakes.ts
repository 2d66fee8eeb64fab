/** Names of one sound: "Scott James" is not James Scott, "Python 3.10" no Python 3.1, London in Ontario not London. */

import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import { formsOf } from '../claim/words-said.ts';
import { found, type Matter, type Mismatch } from '../matter.ts';
import { isCapital } from './other-name.ts';

/** Names of the evidence that are made of the claim's words or figures, and name something else. */
export function namesakes(matter: Matter): Mismatch[] {
  return [
    ...otherTitle(matter),
    ...otherRoute(matter),
    ...otherOrder(matter),
    ...otherFigures(matter),
    ...placedElsewhere(matter),
  ];
}

const MEN = /^(?:mr|herr|sir)\.?$/;
const WOMEN = /^(?:ms|mrs|miss|frau|madam)\.?$/;

/** "Ms Lindgren" for "Mr Lindgren". */
function otherTitle(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const title = claim.words[unit.from - 1]?.form ?? '';
    if (!unit.capital || !(MEN.test(title) || WOMEN.test(title))) return [];
    const place = found(matter, i);
    const theirs = place?.words[place.at - 1]?.form ?? '';
    const other = MEN.test(title) ? WOMEN.test(theirs) : MEN.test(theirs);
    if (place === undefined || !other) return [];
    // Both may be there: "Mr and Ms Lindgren", "Mr Lindgren and Ms Lindgren".
    const both = place.words.some(
      ({ form }, at) =>
        form === title &&
        (place.words[at + 1]?.form === unit.word.form || place.words[at + 1]?.form === 'and'),
    );
    return both ? [] : [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** "Rotterdam–Singapore" for "from Singapore to Rotterdam". */
function otherRoute(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const next = units[i + 1];
    const leads = unit.capital && claim.words[unit.from - 1]?.form === 'from' && next?.capital === true;
    if (!leads || claim.words[next.from - 1]?.form !== 'to' || next.from !== unit.to + 1) return [];
    const [start, end] = [found(matter, i), found(matter, i + 1)];
    if (start === undefined || end === undefined || start.sentence !== end.sentence) return [];
    const gap = start.sentence.reading.text.slice(end.word.end, start.word.start);
    if (start.at !== end.at + 1 || !/^ ?[-\u2013\u2014\u2192>]+ ?$/.test(gap)) return [];
    return [{ kind: 'role', force: 'contradicts', sentence: start.sentence, units: [i, i + 1] }];
  });
}

/** "Scott James" for "James Scott": the same two words, which name somebody else. */
function otherOrder(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const next = units[i + 1];
    if (!unit.capital || next?.name !== true || next.from !== unit.to) return [];
    if (claim.text.slice(unit.end, next.start) !== ' ') return [];
    const [first, second] = [found(matter, i), found(matter, i + 1)];
    if (first === undefined || second === undefined || first.sentence !== second.sentence) return [];
    if (first.match.kind !== 'same' || second.match.kind !== 'same' || first.at !== second.at + 1) return [];
    const { reading } = first.sentence;
    const between = reading.text.slice(second.word.end, first.word.start);
    const named = isCapital(reading, first.word) && isCapital(reading, second.word);
    if (between !== ' ' || !named || standsSo(reading, unit, next)) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: first.sentence, units: [i, i + 1] }];
  });
}

/** Whether two words of the claim stand side by side in a sentence too. */
const standsSo = ({ words }: Reading, { word }: Unit, { word: next }: Unit): boolean =>
  words.some(({ form }, at) => form === word.form && words[at + 1]?.form === next.form);

/** "Python 3.10" for "Python 3.1": behind a name a number is no amount, and its last nought counts. */
function otherFigures(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  return gather(units, (unit, i): Mismatch[] => {
    const before = claim.words[unit.from - 1];
    if (unit.value?.kind !== 'number' || before === undefined || before.weight === 0) return [];
    if (!isCapital(claim, before) && !NUMBERED.has(before.lemma)) return [];
    const ours = figuresOf(claim.text.slice(unit.value.start, unit.value.end));
    const sentence = support.sentences[support.from[i]];
    const at = support.matches[i].at;
    const value = sentence?.reading.values[sentence.reading.words[at]?.value ?? -1];
    if (ours === undefined || sentence === undefined || value === undefined) return [];
    const theirs = figuresOf(sentence.reading.text.slice(value.start, value.end));
    if (theirs === undefined || theirs === ours) return [];
    return [{ kind: 'identifier', force: 'contradicts', sentence, units: [i] }];
  });
}

/** Nouns behind which a number says which. */
const NUMBERED = new Set(
  'version release section clause chapter article paragraph figure table node level build firmware update'.split(
    ' ',
  ),
);

/** What a number with a point is written as; undefined for any other. */
const figuresOf = (text: string): string | undefined => /^\d+\.\d+$/.exec(text.trim())?.[0];

/** "London, Ontario" for London: a place of another land. */
function placedElsewhere(matter: Matter): Mismatch[] {
  const { units, claim } = matter;
  const said = formsOf(claim.words);
  return gather(units, (unit, i): Mismatch[] => {
    const place = unit.capital && NAMESAKES.has(unit.word.form) ? found(matter, i) : undefined;
    const next = place?.words[place.at + 1];
    if (place === undefined || next === undefined || !LANDS.has(next.form) || said.has(next.form)) return [];
    const { reading } = place.sentence;
    if (!/^(?:, | \()$/.test(reading.text.slice(place.word.end, next.start))) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** Places that another one is called after. */
const NAMESAKES = new Set(
  (
    'london paris athens rome berlin birmingham cambridge manchester vienna moscow naples dublin venice warsaw lisbon ' +
    'madrid florence melbourne perth sydney toledo valencia cairo oxford bristol hamburg dresden geneva delhi lima ' +
    'milan palermo odessa alexandria brussels glasgow edinburgh stockholm oslo copenhagen amsterdam rotterdam'
  ).split(' '),
);
/** Lands and states that have the namesakes. */
const LANDS = new Set(
  (
    'alabama arizona arkansas california colorado connecticut delaware florida georgia idaho illinois indiana iowa ' +
    'kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska ' +
    'nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming ontario alberta'
  ).split(' '),
);
