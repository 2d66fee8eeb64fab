/** What a noun is told of by a participle: "a picture uploaded by the customer at 19:52 shows …" was uploaded by him. */
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import type { Teller } from '../types.ts';
import { where } from '../where.ts';
import { capital } from '../words.ts';

const BEHIND = /\p{Ll}(?:ed|en|wn|nt|ght|ld|de|id) (?:by|on|at|in|to|from|for)\b/u;

/** What makes of a participle something that somebody wants, supposes or denies. */
const UNREAL =
  /^(?:had|should|were)\b|\b(?:if|unless|whether|want(?:s|ed)?|need(?:s|ed)?|wish(?:es|ed)?|hop(?:e|es|ed)|like|ask(?:s|ed)?|request(?:s|ed)?|ordered|expect(?:s|ed)?|get|got|have|had|has|having|would|could|might|may|should|must|to be|any|no|not|never|without|instead|myth|false|supposed(?:ly)?|alleged(?:ly)?|like|as if|as though|unlike|few|fewer|hardly|scarcely|seldom|rarely|neither|nor|nobody|none|nothing)\b|n['\u2019]t\b/i;

/** The deed alone, as a sentence. */
export const toldByParticiple: Teller = where([BEHIND], ({ sentence, tell }) => {
  const told = tell(sentence);
  const { text } = told;
  if (!BEHIND.test(text) || UNREAL.test(text)) return [];
  const tree = new Tree(parseSentence(text));
  return tree.tokens.flatMap(({ deprel, xpos, head, start }, at) => {
    if (deprel !== 'acl' || xpos !== 'VBN' || head < 0) return [];
    const noun = tree.token(head);
    if (noun.end > start || !/^(?:NN|NNS|NNP)$/.test(noun.xpos)) return [];
    const { end } = tree.span(at);
    const [first] = tree.with(head, 'det', 'amod', 'compound', 'nmod:poss');
    const from = first === undefined ? noun.start : Math.min(tree.token(first).start, noun.start);
    const name = text.slice(from, noun.end);
    const owned =
      /^(?:the|a|an|his|her|its|their|two|three|\p{Lu})/u.test(name) && first !== undefined
        ? name
        : `the ${name}`;
    const verb = noun.xpos === 'NNS' ? 'were' : 'was';
    const deed = text.slice(start, end).replace(/(?<![,.;\s])[,.;\s]+$/, '');
    return [{ ...told, text: `${capital(owned)} ${verb} ${deed}.` }];
  });
});
