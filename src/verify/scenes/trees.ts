/** How a text that describes a scene may be parsed: captions leave out verbs, and what goes on looks like a noun. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseAroundVerb, parseSentence } from '../../text/parse/bundled.ts';
import { FINITE } from '../../text/parse/main-verb.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { ParsedToken } from '../../text/parse/types.ts';
import { wordSet } from '../../text/word-set.ts';

/** A text as it is parsed, and with the verb set in that a caption leaves out: "a man (is) playing". */
export function treesOf(text: string, lexicon: Lexicon): readonly Tree[] {
  const parse = parseSentence(text, 0, text.length);
  const { tokens } = parse;
  const own = underWay(tokens, lexicon);
  if (tokens.some(({ xpos, upos }) => FINITE.has(xpos) || upos === 'AUX')) return [own];
  const around = parseAroundVerb(text, 0, text.length, parse);
  const others = around === undefined ? [own] : [new Tree(around), own];
  const at = tokens.findIndex(
    ({ xpos, form }, i) =>
      BEFORE.has(tokens[i - 1]?.upos ?? '') &&
      (xpos === 'VBG' || (/[a-z]{2}ing$/.test(form) && !NOUNS.has(form))),
  );
  if (at < 0) return others;
  const before = tokens[at - 1]!;
  const said = `${text.slice(0, before.end)} ${before.xpos === 'NNS' ? 'are' : 'is'}${text.slice(before.end)}`;
  return [underWay(parseSentence(said, 0, said.length).tokens, lexicon), ...others];
}

const BEFORE = wordSet('NOUN PROPN PRON');
/** Nouns that end as what goes on does. */
const NOUNS = wordSet(
  'clothing building ceiling morning evening wedding railing painting sibling king ring spring string',
);
const BE = wordSet("is are 's 're");
const OWN = wordSet('det amod compound nummod nmod:poss acl acl:relcl conj cc');

/** "Is drinking tea", "is knitting": what stands behind the copula and ends so is the verb, and the noun its object. */
function underWay(tokens: readonly ParsedToken[], lexicon: Lexicon): Tree {
  const cop = tokens.findIndex(({ deprel, form }) => deprel === 'cop' && BE.has(form.toLowerCase()));
  const verb = cop + 1;
  const [own, top] = [tokens[verb], tokens[cop]?.head ?? -1];
  if (cop < 0 || own === undefined || !/[a-z]{2}ing$/.test(own.form) || tokens[top]?.upos !== 'NOUN')
    return new Tree({ tokens });
  const lemma = lexicon.lemma(own.form, 'v');
  const isVerb = lemma !== own.form && (verb === top || (own.head === top && own.xpos === 'VBG'));
  if (!isVerb) return new Tree({ tokens });
  const { head, deprel } = tokens[top]!;
  return new Tree({
    tokens: tokens.map((token, at) => {
      if (at === verb) return { ...token, lemma, upos: 'VERB', xpos: 'VBG', head, deprel };
      if (at === cop) return { ...token, head: verb, deprel: 'aux' };
      if (at === top) return { ...token, head: verb, deprel: 'obj' };
      if (token.head !== top || OWN.has(token.deprel)) return token;
      return { ...token, head: verb, deprel: token.deprel === 'nmod' ? 'obl' : token.deprel };
    }),
  });
}
