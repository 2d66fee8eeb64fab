/** Two clauses of one voice, and one told the other way round: "fue solicitado por Ana" by "Ana ha solicitado". */
import { gather } from '../../text/gather.ts';
import { isMarked, isSubject, mayAct } from './acting.ts';
import {
  isBare,
  isBorne,
  isDoer,
  isNamed,
  type Phrase,
  standsByItself,
  tellsOfNoun,
  timeOf,
  voiceOf,
} from './clause.ts';
import { GRAMMARS } from './grammar.ts';
import { takesNothingAway } from './more-said.ts';
import { type Pair, sameWord } from './pair.ts';
import { placesOf } from './places.ts';
import { sharesVerb } from './predicate.ts';

/** Both passive, both active, or both without an auxiliary: the same phrases, nouns in the same order. */
export function sameVoice(pair: Pair): boolean {
  const { ours, theirs } = pair;
  if (voiceOf(ours) !== voiceOf(theirs) || ours.reflexive !== theirs.reflexive || ours.tense !== theirs.tense)
    return false;
  const places = placesOf(
    pair,
    (one, other) => one.preposition === other.preposition && !isOtherwiseOf(pair, one, other),
  );
  if (places === undefined) return false;
  const bare = gather(ours.phrases, (phrase, i) => (mayAct(pair, phrase) ? [places[i]] : []));
  const ordered = bare.every((place, i) => i === 0 || place > bare[i - 1]);
  if (!ordered && !isMarked(pair, places)) return false;
  return takesNothingAway(pair, places, false);
}

/** "Der Antrag von Ben wurde abgelehnt" by "der Antrag wurde von Ben abgelehnt", and the reverse. */
function isOtherwiseOf(pair: Pair, one: Phrase, other: Phrase): boolean {
  const { ours, theirs, claim, sentence } = pair;
  if (!GRAMMARS[pair.language].agents.has(one.preposition)) return false;
  return (
    (tellsOfNoun(claim, ours, one) && standsByItself(theirs, other)) ||
    (tellsOfNoun(sentence, theirs, other) && standsByItself(ours, one))
  );
}

/** "Fue solicitado por Ana" by "Ana ha solicitado", and the reverse. */
export function saysTurned(pair: Pair): boolean {
  const { ours, theirs } = pair;
  const done = theirs.tense === 'done' || (theirs.tense === 'plain' && tellsOfPast(pair));
  const { predicate } = ours;
  const sameTime =
    predicate !== undefined &&
    theirs.predicate !== undefined &&
    sharesVerb(predicate, theirs.predicate) &&
    (timeOf(ours) === timeOf(theirs) ||
      // "Wird ausgetauscht" may be yet to come, as "wird austauschen" is.
      (pair.language === 'de' && isBorne(ours) && ours.tense === 'now' && theirs.tense === 'future'));
  if (!sameTime && (ours.tense !== 'done' || !done)) return false;
  const passive = ours.voice === 'passive' || (ours.reflexive && !isBorne(theirs));
  const reflexive = theirs.reflexive && theirs.voice !== 'passive';
  if (passive && reflexive) return reflexivePassive(pair);
  // "Se entregó" by "fue entregado".
  if (ours.reflexive && !passive && theirs.voice === 'passive') return reflexivePassive(pair);
  if (!passive || theirs.voice === 'passive' || theirs.reflexive)
    return !passive && ours.voice === 'active' && theirs.voice === 'passive' && fromPassive(pair);
  return fromActive(pair);
}

/** "Fue solicitado por Ana" by "Ana ha solicitado". */
function fromActive(pair: Pair): boolean {
  const { agents } = GRAMMARS[pair.language];
  const places = placesOf(pair, (one, other) => isOfActive(pair, one, other));
  const named = pair.ours.phrases.some((one) => agents.has(one.preposition) && isDoer(pair.claim, one));
  return places !== undefined && takesNothingAway(pair, places, !named);
}

/** Whether a phrase of a passive claim is in an active sentence what another is there. */
function isOfActive(pair: Pair, one: Phrase, other: Phrase): boolean {
  const { ours, theirs } = pair;
  const { agents } = GRAMMARS[pair.language];
  if (agents.has(one.preposition) && isBare(other))
    return isSubject(pair, other) && !tellsOfNoun(pair.claim, ours, one);
  if (agents.has(one.preposition) && !isDoer(pair.claim, one)) return one.preposition === other.preposition;
  if (isBare(one))
    return (
      (isBare(other) && !isSubject(pair, other)) ||
      (pair.language === 'es' &&
        !ours.reflexive &&
        other.preposition === 'a' &&
        (isNamed(pair.sentence, other) ||
          !theirs.phrases.some((bare) => isBare(bare) && !isSubject(pair, bare))))
    );
  return one.preposition === other.preposition && !agents.has(one.preposition);
}

/** "Ana ha solicitado" by "fue solicitado por Ana". */
function fromPassive(pair: Pair): boolean {
  const { ours, theirs } = pair;
  const { agents } = GRAMMARS[pair.language];
  const places = placesOf(pair, (one, other) => {
    if (!isBare(one))
      return (
        one.preposition === other.preposition &&
        (!agents.has(other.preposition) || !isDoer(pair.sentence, other))
      );
    const subject = isSubject(pair, one, ours);
    if (!subject) return isBare(other);
    return agents.has(other.preposition) && !tellsOfNoun(pair.sentence, theirs, other);
  });
  return places !== undefined && takesNothingAway(pair, places, false);
}

/** What was done to something, told without who did it on one side or on both. */
function reflexivePassive(pair: Pair): boolean {
  const { ours, theirs } = pair;
  if (
    ours.phrases.some(({ preposition }) => preposition === 'por') &&
    !theirs.phrases.some(({ preposition }) => preposition === 'por')
  )
    return false;
  const places = placesOf(
    pair,
    (one, other) => one.preposition === other.preposition || isPersonal(pair, one, other),
  );
  return places !== undefined && takesNothingAway(pair, places, false);
}

/** "Se bloqueó al usuario": what has no subject besides is done to whom it is done. */
function isPersonal(pair: Pair, one: Phrase, other: Phrase): boolean {
  const [impersonal, personal] = pair.ours.reflexive ? [pair.ours, one] : [pair.theirs, other];
  const subject = personal === one ? other : one;
  return personal.preposition === 'a' && isBare(subject) && !impersonal.phrases.some(isBare);
}

/** Whether a simple verb of the sentence that the claim has is of the past. */
function tellsOfPast(pair: Pair): boolean {
  const { past } = GRAMMARS[pair.language];
  if (past === undefined) return false;
  const verbs = pair.ours.phrases.filter(({ verbal }) => verbal).flatMap(({ words }) => words);
  return verbs.some((at) =>
    pair.sentence.words.some(
      (word) =>
        sameWord(pair, pair.claim.words[at], word) &&
        past.test(word.form) &&
        /[\u00f3\u00ed]|(?:aron|ieron|te|ten)$/u.test(
          pair.sentence.text.slice(word.start, word.end).toLowerCase(),
        ),
    ),
  );
}
