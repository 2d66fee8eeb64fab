/**
 * What is told of another by a word beside its noun or name: "the opposite page", "the wrong refund", "whichever tenant",
 * "a possible buyer", "Rui junior", "the tenant-to-be".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const OTHERS =
  'opposite|wrong|whichever|whatever|possible|potential|prospective|hypothetical|putative|presumptive|imaginary|aspiring|eventual|rival|opposing|adjacent|neighbouring|neighboring|previous|preceding|subsequent';
const BEFORE = new RegExp(`^(?:${OTHERS})$`);
const BEHIND_NAME =
  /^,? (?:(?:junior|senior|jnr|snr|jr|sr)\b\.?|(?:II|III|IV|VI{0,3}|IX)(?![\p{L}\d])|the (?:younger|elder|third|second)\b)/iu;
const BEHIND_NOUN = /^-(?:to-be|elect|designate|in-waiting|lookalike|look-alike|like|wannabe)\b/iu;
const ANY = new RegExp(
  String.raw`\b(?:${OTHERS}|junior|senior|jnr|snr|jr|sr|II|III|IV|VI{0,3}|IX|the (?:younger|elder|third|second)|to-be|elect|designate|in-waiting|look-?alike|like|wannabe)\b`,
  'iu',
);

export const ANOTHER_OF_ITS_NAME: Guard = againstUnit('entity', 'sentence', ofAnother, { told: () => ANY });

function ofAnother({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment, source } = sentence;
  if (source.structured) return -1;
  const { words, text, end } = theirs;
  const said = reading.text.slice(reading.start, reading.end);
  return units.findIndex(({ value, name, capital, end: to }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || at < 0 || strength < OWN) return false;
    const behind = text.slice(words[at]!.end, end);
    if (BEHIND_NOUN.test(behind)) return !BEHIND_NOUN.test(reading.text.slice(to));
    if ((name || capital) && BEHIND_NAME.test(behind)) return !BEHIND_NAME.test(reading.text.slice(to));
    const before = ledBy(sentence, at);
    return before !== undefined && !said.toLowerCase().includes(before);
  });
}

/** The word before a noun that makes another of it. */
function ledBy(sentence: AlignedSentence, at: number): string | undefined {
  const { words } = sentence.reading;
  const tags = tagsOf(sentence);
  if (!/^NN/.test(tags[at] ?? '')) return undefined;
  let from = at - 1;
  while (from > 0 && /^(?:JJ|NN|VBN|VBG)/.test(tags[from] ?? '') && !BEFORE.test(words[from]!.form)) from--;
  const form = words[from]?.form;
  return form !== undefined && BEFORE.test(form) ? form : undefined;
}
