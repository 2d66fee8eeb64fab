/** What short notes and labels say: "the guest received a warning" of "Warning issued to guest". `£0` is the note itself. */
import { type Following, following } from './form.ts';

const STARS = ['one', 'two', 'three', 'four', 'five'];
const LANGUAGE = String.raw`\p{Lu}\p{Ll}+(?: \([^)]{2,20}\))?`;

export const NOTES_FOLLOW: readonly Following[] = [
  following(
    'The (?:rental |hire |company )?(?:car|van|vehicle) (?:is|has) (?:an? )?(automatic|manual)(?: transmission| gearbox)?',
    String.raw`\b(?:transmission|gearbox|gears): $1\b`,
    '£0',
  ),
  ...STARS.map((word, at) =>
    following(
      `The (?:customer|guest|reviewer|buyer|user|client|visitor|reader) (?:gave|awarded|rated it|left) (?:a rating of )?(?:${word}|${at + 1}) (?:stars?|out of (?:five|5))`,
      String.raw`\b(?:rating|stars|score): ${at + 1}(?: ?/ ?5| out of 5| stars?| of 5)`,
      '£0',
    ),
  ),
  following(
    'The (?:\\p{Ll}+ )?(?:disk|drive|storage|mailbox|volume|partition) is (?:almost|nearly) full',
    String.raw`\b(?:disk|drive|storage|mailbox|volume|partition)[^.;\n]{0,20}\b9[5-9](?:\.\d+)? ?%(?: full| used)?`,
    '£0',
  ),
  following(
    'The (\\p{Ll}+) (?:was|has been) (\\p{L}+ed) twice',
    String.raw`\b$1 (?:was )?$2 (?:at|on) [^.;\n]{3,20} and again (?:at|on) [^.;\n]{3,20}`,
    '£0',
  ),
  following(
    'The (?:job|position|post|role) is (part|full)[- ]time',
    String.raw`\b(?:hours|working time|employment|type|contract|job|position)\b[^.\n]{0,30}\b$1[- ]time\b`,
    '£0',
  ),
  following(
    'Applications (?:are|will be) accepted until (.+)',
    String.raw`\b(?:closing date|deadline|apply by)\b`,
    'The closing date is $1',
    'The deadline for applications is $1',
    'The application deadline is $1',
  ),
  ...['two', 'three', 'four', 'five'].map((word, at) =>
    following(
      `(?:The (?:candidate|applicant|guide|employee|interpreter|nanny)|She|He) speaks (?:${word}|${at + 2}) languages`,
      String.raw`\blanguages(?: spoken)?: ${LANGUAGE}(?:(?:, and|,| and) ${LANGUAGE}){${at + 1}}(?=$|[.;\n])`,
      '£0',
    ),
  ),
  following(
    'The (\\p{Ll}+) (?:received|got|was given|has received|has been given) (?:an? |the )?(\\p{Ll}[\\p{L} ]{3,40})',
    String.raw`\b$2 (?:was |has been |were )?(?:issued|sent|given|handed over|handed|paid|granted) to (?:the )?$1\b`,
    '£0',
  ),
  following(
    'The (.{3,40}?) is (?:compulsory|mandatory|obligatory) for (?:all )?(\\p{Ll}[\\p{L} ]{3,40})',
    String.raw`\b(?:must|have to|required to)\b`,
    'All $2 must complete the $1',
    'All $2 must attend the $1',
    '$2 must complete the $1',
    '$2 have to attend the $1',
    '$2 must attend the $1',
  ),
  following(
    '(\\p{Lu}\\p{Ll}+) (?:costs nothing|is free(?: of charge)?)',
    String.raw`\bno $1 (?:fees?|charges?)(?=$|[.,;\n])`,
    '£0',
  ),
  following(
    'The (\\p{Ll}+(?: \\p{Ll}+)?) (?:failed|broke down|was out)( (?:on|at) .+)?',
    String.raw`\b$1 (?:outage|failure|breakdown)$2`,
    '£0',
  ),
  following(
    '(\\p{Lu}\\p{Ll}+) (?:get|receive|have) (?:a |an )?(?:discount of )?(\\d+) ?(?:%|percent|per cent)(?: discount| off)?',
    String.raw`\b$2 ?% (?:off|discount) for $1(?=$|[.;\n])`,
    '£0',
  ),
  following(
    'The (\\p{Ll}+) (?:reported|lost|reports) (?:his|her|their|the) (\\p{Ll}+)(?: (?:as )?lost)?',
    String.raw`\b$1 (?:reports|reported) (?:his |her |their |the )?$2 (?:as )?lost\b`,
    '£0',
  ),
];
