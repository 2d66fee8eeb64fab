/** What somebody says that he will do, told as his promise: "Dev promised to send the lamp" for "Dev: I will send the lamp today". */
import { capital } from '../words.ts';
import { ofHis, type Turn, takenBack } from './speaker.ts';

/** A claim's verb for saying that one will do something. */
export const PROMISING = /\b(?:promise[sd]?|undertook|undertakes|committed|commits) to\b/;

const WILL =
  /^(?:[^,;:]{0,40}, |(?:[Oo]kay|[Ss]ure|[Yy]es),? )?(?:I|[Ww]e)(?: will|['\u2019]ll) (?!(?:not|never|try|see|check|consider|think|look|probably|maybe|perhaps|ask|let|get back|need|have to|be able)\b)(?<what>[^;:]{4,160})$/u;

/** What bounds a promise, or leaves open whether it is one. */
const BOUNDED =
  /\b(?:if|unless|whether|once|provided|subject to|as long as|as soon as|until|when|after|before|would|could|might|may|should|not|never|no longer|cannot|can|hopefully|possibly|probably|perhaps|maybe|or|but|pending|awaiting)\b|n['\u2019]t\b/i;

/** A promise of somebody, in the claim's way of telling it. */
export function promised(turn: Turn, said: string): readonly string[] {
  const what = WILL.exec(turn.text)?.groups?.['what'];
  const verb = PROMISING.exec(said)?.[0];
  if (what === undefined || verb === undefined || turn.who === undefined || turn.question) return [];
  const whose = turn.reader === undefined ? what : what.replace(/\byou\b/gu, turn.reader);
  const deeds = [whose, whose.replace(/,? (?:today|now|tomorrow|right away|straight away|at once)\b/u, '')];
  const thing = deeds[1]!.split(' ').at(-1)!.toLowerCase();
  if (BOUNDED.test(turn.text) || takenBack(turn, thing)) return [];
  const who = capital(turn.who);
  return [...new Set(deeds)].flatMap((deed) =>
    ofHis(deed, turn.who!).flatMap((one) => [`${who} ${verb} ${one}`, `${who} has ${verb} ${one}`]),
  );
}
