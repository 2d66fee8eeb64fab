/** Rules that a clause of a contract implies of the form of what it names: notice in writing, consent, what "unless" lets off. */
import { gerund } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, escaped, lowered } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const WRITTEN_NOTICE =
  /\b(?:by giving|with|upon|on|subject to)\b[^;:]{0,60}?\bwritten notice\b|\bnotice in writing\b/iu;

/** Other ways in which somebody may do so. */
const ELSEWISE =
  /\b(?:oral(?:ly)?|verbal(?:ly)?|by (?:phone|telephone)|in person|spoken|need not be in writing|at any time without notice|without notice)\b/iu;

/** "Notice must be given in writing" for "either party may end the lease by giving two months' written notice". */
function inWriting({ text, whole }: Wording): readonly string[] {
  if (!WRITTEN_NOTICE.test(text) || /\b(?:if|unless|except|without)\b/iu.test(text) || ELSEWISE.test(whole))
    return [];
  return ['must', 'has to', 'needs to'].flatMap((must) => [
    `Notice ${must} be given in writing`,
    `Notice ${must} be in writing`,
    `The notice ${must} be given in writing`,
    `The notice ${must} be in writing`,
  ]);
}

const NOT_WITHOUT =
  /^(?<deed>\p{Lu}\p{Ll}+ing)(?<what>(?: [^,;:]{2,60}?)?) (?:is|are) (?:not (?:permitted|allowed)|prohibited|forbidden) without (?<leave>[^;:]+)$/u;
const SAID_OF = /^(?<who>(?:the |a |an )?\p{L}+(?: \p{Ll}+)?) (?:may|must|can) ?not (?<verb>\p{Ll}+)\b/iu;

/** "The tenant may not sublet without consent" for "subletting is not permitted without consent". */
function notWithout({ text, said, whole }: Wording): readonly string[] {
  const [rule, own] = [NOT_WITHOUT.exec(text)?.groups, SAID_OF.exec(said)?.groups];
  if (rule === undefined || own === undefined || !isGerund(rule.deed!, own.verb!)) return [];
  // "… without consent, which the tenant already has": what is told of the consent besides may lift the rule.
  if (new RegExp(String.raw`${escaped(rule.leave!)},? (?:which|and|but|though)\b`, 'u').test(whole))
    return [];
  const who = own.who!.replace(/^(?:the|an?) /iu, '');
  // Whoever gives leave is not bound by it, and whom the text does not name may not be.
  if (
    !/^you$/i.test(who) &&
    (rule.leave!.toLowerCase().includes(who.toLowerCase()) ||
      !new RegExp(String.raw`\b${who}\b`, 'iu').test(whole))
  )
    return [];
  const owned =
    /^(?<owner>(?:the )?[\p{L} ]{2,40})['\u2019]s? (?<thing>(?:prior |written )*(?:consent|approval|permission|agreement))$/iu.exec(
      rule.leave!,
    )?.groups;
  const leaves = [
    rule.leave!,
    ...(owned === undefined
      ? []
      : ['from', 'of', 'by'].map((of) => `${owned.thing} ${of} ${lowered(owned.owner!)}`)),
  ];
  return ['may', 'must', 'can'].flatMap((modal) =>
    leaves.map(
      (leave) =>
        `${capital(own.who!)} ${modal === 'can' ? 'cannot' : `${modal} not`} ${own.verb}${rule.what} without ${lowered(leave)}`,
    ),
  );
}

/** "Subletting" of "sublet", whose last letter is doubled. */
const isGerund = (noun: string, verb: string): boolean =>
  noun.toLowerCase() === gerund(verb.toLowerCase()) ||
  noun.toLowerCase() === `${verb.toLowerCase()}${verb.at(-1)!.toLowerCase()}ing`;

const UNLESS =
  /^(?<who>[^,;:]{2,40}?) (?<verb>pays?|bears?|covers?|(?:must|has to|have to) (?:pay|bear|cover)) (?<what>[^,;]+?),? unless (?<case>(?:the|an?|it|they|this|your|our) [^,;]+)$/iu;

/** "The customer does not have to pay if the item is faulty" for "the customer pays unless the item is faulty". */
function letOff({ text, said }: Wording): readonly string[] {
  const found = UNLESS.exec(text)?.groups;
  if (found === undefined || !/\bif\b/iu.test(said) || /\b(?:not|never|no)\b/iu.test(found.case!)) return [];
  const verb = found
    .verb!.toLowerCase()
    .replace(/^(?:must|has to|have to) /, '')
    .replace(/s$/, '');
  const names = /^you\b|\byou\b/iu.test(said) ? ['you', found.who!] : [found.who!];
  return names.flatMap((who) => {
    const does = /^you$/i.test(who) || /[^s]s$/.test(who) ? 'do' : 'does';
    return [`${does} not have to ${verb}`, `${does} not ${verb}`, `${does} not need to ${verb}`].flatMap(
      (free) => [
        `${capital(who)} ${free} ${found.what} if ${found.case}`,
        `If ${found.case}, ${lowered(who)} ${free} ${found.what}`,
      ],
    );
  });
}

export const TERMS_IN_WRITING: readonly Rewriter[] = [
  { of: /\bnotice\b[^.]{0,40}\bin writing\b/iu, write: inWriting },
  { of: /\bnot\b[^.]{2,60}\bwithout\b/iu, write: notWithout },
  { of: /\bnot (?:have to |need to )?(?:pay|bear|cover)\b/iu, from: UNLESS, write: letOff },
];
