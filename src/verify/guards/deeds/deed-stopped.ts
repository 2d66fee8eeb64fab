/** "The service shut down" by "Shutdown aborted", "was refunded" by "the refund failed": a deed named as what did not take place. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const STOPPED = String.raw`(?:aborted|skipped|halted|cancell?ed|denied|rejected|refused|blocked|prevented|abandoned|averted|postponed|deferred|withdrawn|called off|ruled out|put off|declined|suspended|failed|bounced|fell through)`;
const RIGHT_BEHIND = new RegExp(
  String.raw`^ (?:(?:was|were|is|are|has been|have been|got) )?(?:\p{Ll}+ly )?${STOPPED}\b`,
  'iu',
);
const ANYWHERE = new RegExp(String.raw`\b${STOPPED}\b`, 'iu');
const DENIED = /\b(?:no|not|never|without)\b|n['\u2019]t\b/iu;
/** Match from which a word tells of the same deed. */
const FOUND = 0.5;

export const DEED_STOPPED: Guard = againstUnit('negation', 'english', isStopped, { told: () => ANYWHERE });

function isStopped({ reading, support, predicates }: Told): number {
  const said = textOf(reading);
  if (ANYWHERE.test(said) || DENIED.test(said)) return -1;
  const unit = predicates()[0]?.unit ?? -1;
  if (unit < 0 || support.matches[unit]!.strength < FOUND) return -1;
  const sentence = support.sentences[support.from[unit]!];
  const { at } = support.matches[unit]!;
  const word = sentence?.reading.words[at];
  if (word === undefined || sentence!.source.structured) return -1;
  return RIGHT_BEHIND.test(sentence!.reading.text.slice(word.end, sentence!.reading.end)) ? unit : -1;
}
