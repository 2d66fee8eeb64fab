/** "Leon paid the insurance" by "Leon bought the car and I paid the insurance": what the speaker did in a clause of his own. */
import { ATTRIBUTION } from '../../text/cues.ts';
import { againstUnit, type Guard, tagsOf } from './guard.ts';
import { subjectOf } from './other-subject.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.85;
const SPEAKER = /^(?:i|we)$/;
/** What may stand between a pronoun and its verb. */
const BETWEEN =
  /^(?:only|just|also|then|already|have|had|has|did|will|shall|would|could|later|finally|even|still|always|never|\p{L}+ly)$/u;
const QUOTED = /[:"\u201c\u201d\u00ab\u00bb]/u;
const FINITE = /^(?:VB[DZP]|MD)$/;

export const SPEAKERS_CLAUSE: Guard = againstUnit(
  'role',
  'prose',
  ({ reading, units, predicates }, sentence) => {
    const { reading: theirs, alignment } = sentence;
    const { words, text } = theirs;
    const subject = subjectOf(reading, units)?.unit ?? -1;
    const verb = predicates()[0]?.unit ?? -1;
    if (subject < 0 || verb <= subject || reading.words.some(({ form }) => SPEAKER.test(form))) return -1;
    const who = alignment.matches[subject]!;
    const deed = alignment.matches[verb]!;
    if (who.at < 0 || who.strength < OWN || deed.at <= who.at + 1 || deed.strength < OWN) return -1;
    let doer = deed.at - 1;
    while (doer > who.at && BETWEEN.test(words[doer]!.form)) doer--;
    if (!SPEAKER.test(words[doer]!.form)) return -1;
    // Who speaks may be named before what he says.
    const between = words.slice(who.at + 1, doer);
    if (
      between.some(({ cue }) => (cue & ATTRIBUTION) !== 0) ||
      QUOTED.test(text.slice(words[who.at]!.end, words[doer]!.start))
    )
      return -1;
    const tags = tagsOf(sentence).slice(who.at + 1, doer);
    return tags.some((tag) => FINITE.test(tag)) ? subject : -1;
  },
);
