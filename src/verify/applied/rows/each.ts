/** What is said of two rows at once, of each of them: "the finance and design shares are backed up daily". */
import type { Scene, Shown } from '../asked.ts';
import { together } from '../asked.ts';
import { oneNamed } from './named.ts';
import { thingsOf } from './things.ts';

const TWO =
  /^(?:the |both )?(?<one>[^,;]+?) and (?:the )?(?<other>[^,;]+?) (?<kind>\p{Ll}+s) (?<verb>are|were|have|had) (?<so>.+)$/iu;
/** What is said of two together, or of one beside the other. */
const JOINT =
  /\b(?:together|each|both|combined|total|altogether|same|average|respectively|one|other|another|than|different|equal|more|less|between|either|and|or|but)\b/i;
const SINGLE: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', had: 'had' };

/** Where each of two rows stands that are both so. */
export function eachOfTwo(said: string, scene: Scene): Shown | undefined {
  const { one, other, kind, verb, so } = TWO.exec(said)?.groups ?? {};
  if (
    one === undefined ||
    other === undefined ||
    kind === undefined ||
    verb === undefined ||
    so === undefined
  )
    return undefined;
  if (JOINT.test(so)) return undefined;
  const { lexicon } = scene;
  const things = thingsOf(scene).filter(({ rows }) => rows.length > 1);
  const single = lexicon.lemma(kind);
  const [first, second] = [one, other].map((name) => oneNamed(`${name} ${kind}`, things, lexicon)?.thing);
  if (first === undefined || second === undefined || first === second || first.rows !== second.rows)
    return undefined;
  const shown = [one, other].map((name) =>
    scene.ask(`The ${name} ${single} ${SINGLE[verb.toLowerCase()]} ${so}.`),
  );
  return shown.every((each) => each !== undefined) ? together(shown) : undefined;
}
