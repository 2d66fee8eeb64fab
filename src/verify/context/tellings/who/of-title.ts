/** What "it", "she" or "the album" means where a source opens with it: what its title is the name of. */
import { fold } from '../../../../text/chars.ts';
import { FIRST_NAMES } from '../../words.ts';
import type { Scene, Teller } from '../types.ts';

/** Nouns by which a text takes up again what it is about, and which are no part or party of it. */
const KINDS =
  'album film movie song single book novel series show game site website company firm organisation organization band ' +
  'city town village country building tower bridge stadium airport station river island mountain species drug ' +
  'medication disease condition language software app service platform product device vehicle aircraft ship school ' +
  'university college hospital museum party team club festival award magazine newspaper programme program act law treaty';
const OPENING = new RegExp(String.raw`^(It|He|She|The (?:${KINDS.replaceAll(' ', '|')})) (?=\p{Ll})`, 'u');
const OWNING = /^(Its|His|Her) (?=\p{Ll})/u;
const WITHIN =
  /^(?:During|In|After|Before|Throughout) (his|her|its) [\p{Ll} ]{2,40}, (he|she|it) (?=\p{Ll})/u;

/** Words of a title that name nothing. */
const SMALL = /^(?:the|a|an|of|in|on|at|for|and|to|by|from|with|de|la|le|von|van)$/;
const LONGEST_NAME = 6;

/** A sentence whose subject only the title names, said of that. */
export const ofTitle: Teller = (scene) => {
  const { sentence, tell } = scene;
  const name = nameOf(scene);
  if (name === undefined || !opensWithIt(scene, name)) return [];
  const { text, from } = tell(sentence);
  const person = isPerson(name);
  const fits = (pronoun: string): boolean => /^(?:he|she|his|her)$/i.test(pronoun) === person;
  const owner = name.endsWith('s') ? `${name}'` : `${name}'s`;
  const opening = OPENING.exec(text) ?? OWNING.exec(text);
  if (opening !== null && fits(opening[1]!)) {
    const owning = OWNING.test(text);
    return [{ text: text.replace(opening[1]!, owning ? owner : name), from }];
  }
  const within = WITHIN.exec(text);
  if (within === null || !fits(within[1]!) || !fits(within[2]!)) return [];
  const told = within[0].replace(` ${within[1]} `, ` ${owner} `).replace(`, ${within[2]} `, `, ${name} `);
  return [{ text: told + text.slice(within[0].length), from }];
};

const isPerson = (name: string): boolean => FIRST_NAMES.has(fold(name.split(' ')[0]!));

const NAMES = new WeakMap<Scene['claim'], Map<string, string | undefined>>();

/** What the title names in the words of the claim, looked for once: a claim is held against many sentences of a source. */
function nameOf({ title, claim }: Scene): string | undefined {
  let names = NAMES.get(claim);
  if (names === undefined) NAMES.set(claim, (names = new Map()));
  if (!names.has(title)) names.set(title, namedBy(title, claim));
  return names.get(title);
}

/** What a title names, in the words of the claim: all of the title's words that name something stand there side by side. */
function namedBy(title: string, claim: Scene['claim']): string | undefined {
  const words = title.split(' ').filter((word) => word !== '' && !SMALL.test(word));
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined;
  const titled = new Set(title.split(' '));
  const places = claim.words.flatMap(({ form, lemma }, at) =>
    titled.has(form) || titled.has(lemma) ? [at] : [],
  );
  const [first] = places.filter((at) => !SMALL.test(claim.words[at]!.form));
  if (first === undefined) return undefined;
  let last = first;
  while (places.includes(last + 1)) last++;
  const said = new Set(claim.words.slice(first, last + 1).flatMap(({ form, lemma }) => [form, lemma]));
  const name = claim.text.slice(claim.words[first]!.start, claim.words[last]!.end);
  return words.every((word) => said.has(word)) && /\p{Lu}/u.test(name) ? name : undefined;
}

/** Whether the source names nothing else that could be taken up, up to this sentence: all that it says is said of the same. */
function opensWithIt({ source, sentence }: Scene, name: string): boolean {
  const parts = name.split(' ').map(fold);
  for (let at = 0; at <= sentence; at++) {
    const text = source.said(at).trim();
    if (OPENING.test(text) || OWNING.test(text) || WITHIN.test(text)) continue;
    if (at === sentence || !parts.includes(fold(/^(?:The )?([\p{L}\p{N}'-]+)/u.exec(text)?.[1] ?? '')))
      return false;
  }
  return true;
}
