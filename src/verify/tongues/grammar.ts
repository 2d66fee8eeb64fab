/**
 * What the small words of German, French and Spanish do: articles, prepositions, auxiliaries, modals. Folded forms.
 * A word that is in none of the tables is content.
 */
import type { Language } from '../../text/language.ts';
import { wordSet } from '../../text/word-set.ts';

export type Tongue = Exclude<Language, 'en' | 'other'>;

/** Of an article, what case it shows: `direct` for nominative or accusative, `any` where it may be more than one. */
export type Case = 'nominative' | 'accusative' | 'dative' | 'direct' | 'any';

/** When something is said to be: done, the way things are, still to come. */
export type Tense = 'done' | 'now' | 'future';

export interface Grammar {
  readonly articles: ReadonlyMap<string, Case>;
  readonly prepositions: ReadonlyMap<string, string>;
  /** Auxiliaries of the passive and the copula, by tense. */
  readonly being: ReadonlyMap<string, Tense>;
  /** Auxiliaries of the active perfect. */
  readonly having: ReadonlySet<string>;
  /** A participle that makes the clause passive: "worden", "été", "sido". */
  readonly been: ReadonlySet<string>;
  readonly modals: ReadonlyMap<string, string>;
  readonly negators: ReadonlySet<string>;
  /** Second halves of a negation and words that say nothing more. */
  readonly fillers: ReadonlySet<string>;
  /** Words that join clauses or phrases. */
  readonly joints: ReadonlySet<string>;
  /** What opens a clause that is only told, supposed or of some only. */
  readonly openers: ReadonlySet<string>;
  /** Relative pronouns: what follows is said of what stands before. */
  readonly relatives: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  /** Adverbs that take nothing away when they are left out. */
  readonly harmless: ReadonlySet<string>;
  /** Words that make another of what they stand by: deputy, former, future. */
  readonly altering: ReadonlySet<string>;
  /** Prepositions of who does it in a passive. */
  readonly agents: ReadonlySet<string>;
  /** Endings of a past tense in one word. */
  readonly past: RegExp | undefined;
}

/** "a=b c=d": the words and what they are to be taken for; without "=" for themselves. */
const map = <T extends string>(words: string): ReadonlyMap<string, T> =>
  new Map(
    words.split(' ').map((word) => (word.includes('=') ? word.split('=') : [word, word]) as [string, T]),
  );

const GERMAN: Grammar = {
  articles: map<Case>(
    'der=nominative ein=nominative dieser=nominative den=accusative einen=accusative diesen=accusative ' +
      'dem=dative einem=dative diesem=dative die=any das=any des=any eine=any eines=any einer=any diese=any dieses=any',
  ),
  prepositions: map(
    'in im=in ins=in an am=an ans=an auf aus bei beim=bei bis durch=von fur gegen hinter mit nach neben pro seit uber um ohne ' +
      'unter vom=von von vor wahrend wegen zu zum=zu zur=zu zwischen innerhalb ausserhalb binnen=innerhalb ab per=mit mittels=mit',
  ),
  being: map<Tense>(
    'wurde=done wurden=done war=done waren=done ist=now sind=now wird=now werden=now bleibt=now bleiben=now',
  ),
  having: wordSet('hat haben hatte hatten'),
  been: wordSet('worden'),
  modals: map(
    'kann=can konnen=can darf=may durfen=may muss=must mussen=must soll=shall sollen=shall sollte=shall sollten=shall ' +
      'will=want wollen=want mochte=want konnte=could konnten=could durfte=could durften=could musste=had mussten=had mag=can',
  ),
  negators: wordSet('nicht kein keine keinen keinem keiner keines nie niemals nichts niemand nirgends weder'),
  fillers: wordSet('mehr noch'),
  joints: wordSet('und oder aber denn sondern sowie doch jedoch'),
  openers: wordSet('dass ob wenn falls sofern sobald solange damit als bevor bis laut zufolge angeblich'),
  relatives: wordSet('der die das welcher welche welches'),
  pronouns: wordSet(
    'er sie es ich wir ihr man sich ihm ihn ihnen uns ihre ihrem ihren ihrer sein seine seinen seinem unser unsere unseren',
  ),
  harmless: wordSet(
    'bereits schon auch dann danach nun heute gestern vorgestern inzwischen anschliessend daraufhin kostenlos erfolgreich ' +
      'fristgerecht punktlich schriftlich telefonisch personlich vollstandig einstimmig umgehend sofort sogar wieder erneut dort hier ' +
      'ausserdem zudem leider gerne bitte jetzt immer stets',
  ),
  altering: wordSet(
    'ehemalige ehemaliger ehemaligen fruhere fruherer fruheren stellvertretende stellvertretender stellvertretenden kunftige kunftiger ' +
      'kunftigen vorlaufige vorlaufiger vorlaufigen angebliche angeblicher falsche falscher andere anderer anderen zweite zweiter neue neuer',
  ),
  agents: wordSet('von'),
  past: /(?:te|ten)$/,
};

const FRENCH: Grammar = {
  articles: map<Case>(
    'le=any la=any les=any l=any un=any une=any ce=any cet=any cette=any ces=any notre=any votre=any',
  ),
  prepositions: map(
    'a au=a aux=a dans en=dans par pour sur sous avec chez vers entre contre depuis pendant=durant durant avant apres de du=de des=de d=de ' +
      'jusque=jusqu jusqu jusqu-a=jusqu sans apartirde',
  ),
  being: map<Tense>(
    'soit=now soient=now est=now sont=now etait=done etaient=done fut=done furent=done sera=future seront=future serez=future serons=future etes=now sommes=now reste=now restent=now demeure=now',
  ),
  having: wordSet('a ont avait avaient ai avons ait aient'),
  been: wordSet('ete etre'),
  modals: map(
    'peut=can peuvent=can pouvez=can doit=must doivent=must devez=must faut=must devra=must devront=must pourra=can pourront=can pourrez=can devrez=must pouvons=can devons=must pourrons=can devrons=must ' +
      'pu=could pourrait=could pourraient=could veut=want veulent=want va=will vont=will',
  ),
  negators: wordSet('ne n pas jamais aucun aucune rien personne nul nulle ni'),
  fillers: wordSet('plus point encore'),
  joints: wordSet('et ou mais car donc'),
  openers: wordSet('que qu si lorsque lorsqu quand selon afin pour-que puisque comme'),
  relatives: wordSet('qui'),
  pronouns: wordSet('il elle ils elles on nous vous se s lui leur y en je j son sa ses leurs'),
  harmless: wordSet(
    'deja aussi egalement ensuite puis hier aujourd hui maintenant enfin gratuitement entierement completement integralement ' +
      'personnellement immediatement rapidement finalement unanimement toujours bien',
  ),
  altering: wordSet(
    'ancien ancienne anciens anciennes adjoint adjointe futur future provisoire interimaire pretendu pretendue faux fausse autre autres ' +
      'vice suppleant suppleante nouveau nouvelle deuxieme second seconde',
  ),
  agents: wordSet('par'),
  past: undefined,
};

const SPANISH: Grammar = {
  articles: map<Case>(
    'el=any la=any los=any las=any lo=any un=any una=any unos=any unas=any este=any esta=any estos=any estas=any',
  ),
  prepositions: map(
    'a al=a de del=de en por para con sobre contra desde durante entre hacia hasta segun tras ante bajo sin antesde despuesde apartirde',
  ),
  being: map<Tense>(
    'sea=now sean=now es=now son=now esta=now estan=now era=done eran=done fue=done fueron=done estaba=done estaban=done sera=future seran=future seremos=future somos=now ' +
      'estara=future sigue=now siguen=now permanece=now permanecen=now continua=now queda=now quedan=now quedo=done',
  ),
  having: wordSet('ha han habia habian he hemos hubo haya hayan'),
  been: wordSet('sido ser'),
  modals: map(
    'puede=can pueden=can debe=must deben=must debera=must deberan=must podra=can podran=can podria=could podrian=could pudo=could pudieron=could podia=could podian=could quiere=want ' +
      'quieren=want va=will van=will',
  ),
  negators: wordSet('no nunca jamas nada nadie ninguno ninguna ningun ni tampoco'),
  fillers: wordSet('mas aun todavia'),
  joints: wordSet('y e o u pero sino mas'),
  openers: wordSet('que si cuando segun porque como aunque mientras'),
  relatives: wordSet('que quien'),
  pronouns: wordSet('se el-mismo ella ellos ellas le les lo su sus nos nosotros usted ustedes'),
  harmless: wordSet(
    'ya tambien ademas luego despues ayer hoy ahora finalmente gratuitamente gratis totalmente completamente personalmente ' +
      'inmediatamente siempre bien',
  ),
  altering: wordSet(
    'antiguo antigua ex adjunto adjunta suplente interino interina provisional futuro futura presunto presunta falso falsa otro otra otros ' +
      'otras nuevo nueva segundo segunda vice',
  ),
  agents: wordSet('por'),
  past: /(?:o|aron|ieron|io)$/,
};

export const GRAMMARS: Readonly<Record<Tongue, Grammar>> = { de: GERMAN, fr: FRENCH, es: SPANISH };

export const isTongue = (language: Language): language is Tongue => language in GRAMMARS;

/** Verbs of who says, thinks, hopes or denies: what hangs on them is not stated. Folded. */
export const TELLING: Readonly<Record<Tongue, ReadonlySet<string>>> = {
  de: wordSet(
    'sagt sagte sagten meint meinte glaubt glaubte hofft hoffte behauptet behauptete denkt dachte vermutet vermutete schreibt schrieb ' +
      'versichert versicherte beteuert furchtet befurchtet bestreitet bestritt bezweifelt wunscht erwartet plant angeblich offenbar ' +
      'beinahe fast scheinbar',
  ),
  fr: wordSet(
    'dit pense croit espere affirme pretend soutient craint doute suppose imagine souhaite attend nie conteste presque faillit semble ' +
      'paraitrait aurait auraient serait seraient',
  ),
  es: wordSet(
    'dice cree piensa espera afirma asegura sostiene teme duda niega supone imagina desea casi parece habria habrian seria serian estaria',
  ),
};
