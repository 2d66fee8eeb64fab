/** "Plan A is better than plan B" by "plan A costs more than plan B": what two things are compared in is not said. */
import { againstUnit, type Guard } from '../guard.ts';

/** A match from which a word counts as said. */
const FOUND = 0.5;
const COMPARATIVE = /^(?:better|worse|\p{Ll}{3,}(?:ier|er))$/u;
/** Words of the same ending that compare nothing. */
const OTHER =
  /^(?:other|another|rather|never|ever|over|under|after|later|former|either|neither|whether|together|further|number|order|member|customer|user|paper|letter|computer|printer|server|water|power|offer|summer|winter|december|november|october|september|per|never|whatever|however|earlier|sooner)$/;

export const COMPARED_IN: Guard = againstUnit('comparison', 'prose', ({ reading, units, support }) => {
  const { words } = reading;
  const than = words.findIndex(({ form }) => form === 'than');
  if (than < 1) return -1;
  return units.findIndex(
    ({ from, word }, i) =>
      from >= than - 2 &&
      from < than &&
      COMPARATIVE.test(word.form) &&
      !OTHER.test(word.form) &&
      word.lemma !== 'more' &&
      support.matches[i]!.strength < FOUND,
  );
});
