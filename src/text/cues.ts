/**
 * Words that change what a statement says without adding content to it, by language: negators, modals,
 * conditions, exceptions, attributions, quantifiers, comparisons. Folded forms (chars.ts).
 */
import type { Language } from './language.ts';

export const NEGATION = 1;
/** Possibly, might: the statement is left open. */
export const HEDGE = 2;
/** Permission or ability: may, can, entitled. */
export const PERMISSION = 4;
/** Must, shall, required. */
export const OBLIGATION = 8;
/** Not done: planned, requested, pending, will. */
export const PROSPECT = 16;
export const CONDITION = 32;
export const EXCEPTION = 64;
/** Somebody's words: says, according to. */
export const ATTRIBUTION = 128;
export const UNIVERSAL = 256;
export const EXISTENTIAL = 512;
export const MAJORITY = 1024;
export const COMPARISON = 2048;
/** Taken back: revoked, cancelled, retraction, correction. */
export const RETRACTION = 4096;
export const ONLY = 8192;
/** Ends a clause: but, because, although, while. */
export const CLAUSE = 16384;

/** What reaches over other words, in the order in which trained models are given it. */
export const SCOPES = [HEDGE, PERMISSION, OBLIGATION, PROSPECT, CONDITION, EXCEPTION, ATTRIBUTION] as const;

type CueTable = Readonly<Record<string, number>>;

const EN: readonly (readonly [number, string])[] = [
  [
    NEGATION,
    "not n't no never none nobody nothing neither nor without cannot nowhere hardly scarcely barely zero lack lacks lacked lacking absent absence unable fails failed refused refuses declined denies denied rejected rejects don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't mustn't ain't impossible forgot prevents prevented",
  ],
  [
    HEDGE,
    'might could possibly perhaps maybe probably likely unlikely apparently seemingly seems seem seemed appears appear appeared suspected suspect potentially presumably supposedly allegedly reportedly purportedly estimated hopefully ideally theoretically hypothetically unclear unconfirmed rumored rumoured doubt doubtful uncertain suggests suggest suggesting would afaik afaict iirc imo imho',
  ],
  [
    PERMISSION,
    'may can able allowed allows permitted permits entitled eligible authorised authorized optional',
  ],
  [
    OBLIGATION,
    'must shall should required requires require mandatory obliged obligated need needs ought compulsory',
  ],
  [
    PROSPECT,
    "will 'll plan plans planned planning intends intend intended expects expect expected scheduled pending awaiting awaits requested requests asked asks proposed proposes wants want wanted hopes hope hoped promised promises offered offers considering going tomorrow upcoming forthcoming due draft tries try tried trying attempt attempted attempts target aims aim seeking seek seeks",
  ],
  [
    CONDITION,
    'if unless provided providing assuming whether otherwise conditional contingent until once depending',
  ],
  [
    EXCEPTION,
    'except excepted excepting excluding excluded excludes exception exceptions barring besides exempt unless',
  ],
  [
    ATTRIBUTION,
    'says said say saying claims claimed claim according reports reported report states stated believes believed believe thinks thought think alleges alleged tells told tell writes wrote argues argued suggests suggested insists insisted denies denied accuses accused announced announces claims opinion maintains contends assumes assumed imagines imagined feels felt hears heard',
  ],
  [
    UNIVERSAL,
    'all every each any both always everyone everybody everything whole entire entirely completely fully everywhere throughout',
  ],
  [
    EXISTENTIAL,
    'some several few sometimes someone somebody something somewhere partly partially certain occasionally various',
  ],
  [MAJORITY, 'most mostly majority usually generally typically often many much frequently nearly almost'],
  [
    COMPARISON,
    'more less fewer greater higher lower over under above below before after earlier later until since than exceeds exceed exceeding least minimum maximum max min larger smaller better worse longer shorter older younger faster slower within between',
  ],
  [
    RETRACTION,
    'retraction retracted correction corrected revoked cancelled canceled reversed withdrawn rescinded overturned void voided revoke revokes reverse reverses withdraw withdrew withdraws undone invalidated nullified quashed repealed recalled superseded error mistake mistakenly erroneously wrongly instead formerly previously annulled reinstated however actually',
  ],
  [ONLY, 'only solely exclusively just merely'],
  [
    CLAUSE,
    'but because although though while whereas however since so when where who which that as after before despite',
  ],
];

const DE: typeof EN = [
  [
    NEGATION,
    'nicht kein keine keinen keinem keiner keines nie niemals ohne weder niemand nichts noch nirgends',
  ],
  [
    HEDGE,
    'konnte konnten vielleicht moglicherweise wahrscheinlich vermutlich angeblich anscheinend wohl wurde-wohl',
  ],
  [PERMISSION, 'kann konnen darf durfen erlaubt berechtigt'],
  [OBLIGATION, 'muss mussen soll sollen sollte sollten verpflichtet erforderlich notig'],
  [
    PROSPECT,
    'wird werden geplant plant beantragt ausstehend offen vorgesehen angefragt beabsichtigt voraussichtlich',
  ],
  [CONDITION, 'wenn falls sofern sobald solange vorausgesetzt'],
  [EXCEPTION, 'ausser ausgenommen ausnahme ausschliesslich'],
  [ATTRIBUTION, 'sagt sagte laut zufolge behauptet behauptete meint glaubt berichtet berichtete erklarte'],
  [UNIVERSAL, 'alle aller allen alles jede jeder jedes jeden jedem beide beiden immer samtliche ganze ganz'],
  [EXISTENTIAL, 'einige manche mehrere wenige etwas jemand teilweise'],
  [MAJORITY, 'meisten meist viele oft haufig fast'],
  [
    COMPARISON,
    'mehr weniger uber unter vor nach hoher niedriger mindestens hochstens bis seit als spater fruher innerhalb',
  ],
  [RETRACTION, 'storniert widerrufen korrektur korrigiert irrtumlich zuruckgenommen stattdessen'],
  [ONLY, 'nur lediglich einzig'],
  [CLAUSE, 'aber weil obwohl wahrend jedoch dass sondern'],
];

const FR: typeof EN = [
  [NEGATION, 'ne n pas jamais aucun aucune sans ni rien personne nul nulle'],
  [HEDGE, 'peut-etre probablement pourrait pourraient semble apparemment serait seraient eventuellement'],
  [PERMISSION, 'peut peuvent pouvez autorise permis'],
  [OBLIGATION, 'doit doivent devra devront devez obligatoire requis faut faudra'],
  [PROSPECT, 'sera seront va vont prevu prevue demande demandee attente prochainement propose souhaite'],
  [CONDITION, 'si condition pourvu sinon'],
  [EXCEPTION, 'sauf excepte exception hors hormis'],
  [ATTRIBUTION, 'dit selon affirme declare pretend rapporte estime croit'],
  [UNIVERSAL, 'tout tous toute toutes chaque toujours'],
  [EXISTENTIAL, 'quelques certains certaines plusieurs parfois quelque'],
  [MAJORITY, 'plupart souvent beaucoup majorite presque'],
  [COMPARISON, 'plus moins avant apres moins jusque depuis superieur inferieur maximum minimum'],
  [RETRACTION, 'annule annulee revoque corrige correction erreur retire'],
  [ONLY, 'seulement uniquement que seul seule'],
  [CLAUSE, 'mais car parce quoique tandis cependant'],
];

const ES: typeof EN = [
  [NEGATION, 'no nunca jamas sin ningun ninguna ninguno nadie nada ni tampoco'],
  [HEDGE, 'quizas quiza posiblemente probablemente podria podrian parece aparentemente seria'],
  [PERMISSION, 'puede pueden permitido autorizado'],
  [OBLIGATION, 'debe deben debera deberan obligatorio requiere requerido'],
  [PROSPECT, 'sera seran pendiente previsto prevista solicitado solicitada planea espera propuesto va van'],
  [CONDITION, 'si siempre-que condicion salvo-que'],
  [EXCEPTION, 'excepto salvo excepcion excluido menos'],
  [ATTRIBUTION, 'dice dijo segun afirma declaro cree informa'],
  [UNIVERSAL, 'todo todos toda todas cada siempre ambos ambas cualquier'],
  [EXISTENTIAL, 'algunos algunas algun alguna varios varias'],
  [MAJORITY, 'mayoria muchos muchas frecuentemente casi'],
  [COMPARISON, 'mas menos antes despues hasta desde superior inferior maximo minimo'],
  [RETRACTION, 'anulado anulada cancelado cancelada revocado corregido correccion error'],
  [ONLY, 'solo solamente unicamente'],
  [CLAUSE, 'pero porque aunque mientras sino'],
];

function tableOf(lists: typeof EN): CueTable {
  const table: Record<string, number> = Object.create(null);
  for (const [cue, words] of lists)
    for (const word of words.split(' ')) table[word] = (table[word] ?? 0) | cue;
  return table;
}

const TABLES: Readonly<Record<Language, CueTable>> = {
  en: tableOf(EN),
  de: tableOf(DE),
  fr: tableOf(FR),
  es: tableOf(ES),
  other: Object.create(null),
};

/** Every cue that a folded word form gives in a language, as a bit set; 0 for none. */
export const cueOf = (form: string, language: Language): number => TABLES[language][form] ?? 0;
