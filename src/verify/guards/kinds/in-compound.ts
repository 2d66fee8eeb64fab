/** "The factory produces cars" by "the factory produces car parts": what a noun behind it makes another thing of. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';

const MAKES =
  /^(?:make|produce|sell|buy|repair|build|supply|offer|import|export|manufacture|own|deliver|ship|stock|rent|order|fix|clean|design|collect|need|use|want|grow|eat|install|lose|find|steal|bring|send|print|recycle|test|paint)$/;
const OWN = 0.9;

export const IN_COMPOUND: Guard = againstUnit('entity', 'prose', isOfCompound);

function isOfCompound({ reading, units, score, predicates }: Told, sentence: AlignedSentence): number {
  const last = units.length - 1;
  const unit = units[last];
  const verb = units[predicates()[0]?.unit ?? -1];
  if (unit === undefined || !Number.isFinite(score) || unit.value !== undefined || unit.name) return -1;
  if (verb === undefined || !MAKES.test(verb.word.lemma)) return -1;
  if (unit.to < reading.words.length || unit.word.form === unit.word.lemma || !/s$/.test(unit.word.form))
    return -1;
  const { at, strength } = sentence.alignment.matches[last]!;
  const { words } = sentence.reading;
  const own = words[at];
  if (own === undefined || strength < OWN || own.form !== unit.word.lemma) return -1;
  const tags = tagsOf(sentence);
  const isLed = /^NN$/.test(tags[at]!) && /^NNS?$/.test(tags[at + 1] ?? '');
  return isLed && sentence.reading.text.slice(own.end, words[at + 1]!.start) === ' ' ? last : -1;
}
