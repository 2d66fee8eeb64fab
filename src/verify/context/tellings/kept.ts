/**
 * What tellers make of a sentence without a look at the claim, kept with its close reading: a sentence is told for a claim, for
 * each way to say that otherwise, and for the other claims of a question.
 */
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { once } from '../../../text/once.ts';
import type { Reading } from '../../../text/reading.ts';
import type { Scene, Teller, Telling } from './types.ts';

/** What a teller made of a sentence, and all that it made it of. */
interface Kept {
  readonly title: string;
  readonly lexicon: Lexicon;
  /** The sentences that it had told, and how each of them was. */
  readonly places: readonly number[];
  readonly heard: readonly Telling[];
  readonly made: readonly Telling[];
}

/** Of each teller what it last made of a sentence; it goes with the reading, which a document lets go of behind a question. */
const keptWith = once((_: Reading) => new Map<Teller, Kept>());

/** Has tellers tell a scene, one by one; what one made of the same without a look at the claim is not made again. */
export function keeping(scene: Scene): (teller: Teller) => readonly Telling[] {
  const { source, sentence, title, lexicon } = scene;
  const kept = keptWith(source.sentence(sentence));
  let isClaimed = false;
  let places: number[] = [];
  let heard: Telling[] = [];
  const watched: Scene = {
    source,
    sentence,
    title,
    lexicon,
    // A teller that spreads the scene looks at its claim by that, and counts as one that needs it.
    get claim() {
      isClaimed = true;
      return scene.claim;
    },
    tell(at) {
      const told = scene.tell(at);
      if (!places.includes(at)) {
        places.push(at);
        heard.push(told);
      }
      return told;
    },
  };
  return (teller) => {
    const known = kept.get(teller);
    if (known !== undefined && isSame(known, scene)) return known.made;
    isClaimed = false;
    places = [];
    heard = [];
    const made = teller(watched);
    if (!isClaimed) kept.set(teller, { title, lexicon, places, heard, made });
    return made;
  };
}

/** Whether a teller would find in a scene all that it found before, the claim aside. */
const isSame = ({ title, lexicon, places, heard }: Kept, scene: Scene): boolean =>
  title === scene.title &&
  lexicon === scene.lexicon &&
  places.every((at, i) => isAlike(heard[i]!, scene.tell(at)));

/** Whether a sentence is told as before: a scene tells no more of it than its text and what that is drawn from. */
const isAlike = (one: Telling, other: Telling): boolean =>
  one === other ||
  (one.text === other.text &&
    one.from.length === other.from.length &&
    one.from.every((at, i) => at === other.from[i]));
