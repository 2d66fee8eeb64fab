/** How German, French and Spanish texts take back, change or bound in a sentence what the one before it says. */
import type { MismatchKind } from '../../domain/check.ts';

/** The words of one language. All patterns are of a whole sentence. */
export interface NextWords {
  /** A statement of how it is, as against what was once done: only that ends. */
  readonly past: RegExp;
  /** Words that stand for what the sentence before tells of. */
  readonly standing: RegExp;
  /** What ends or changes a state. */
  readonly ended: RegExp;
  /** What may, must or would be, and what is denied. */
  readonly open: RegExp;
  /** From when something else holds. */
  readonly since: RegExp;
  /** What holds of any statement that stands before it, and what it makes of that. */
  readonly whole: readonly (readonly [MismatchKind, RegExp])[];
}

const word = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${words})(?![\p{L}])`, 'iu');
const opens = (words: string): RegExp => new RegExp(String.raw`^\W*(?:${words})(?![\p{L}])`, 'iu');

const GERMAN: NextWords = {
  past: word('wurden?|waren?|hatten?'),
  standing: word('er|sie|es|dies|diese[rsmn]?|das|jene[rs]?|letztere[rs]?'),
  ended: word(
    String.raw`storniert|annulliert|abgesagt|(?:auf)?gekündigt|auf(?:gehoben|gelöst)|widerrufen|zurück(?:gezogen|genommen|gebucht|gegeben|getreten|gefordert)|rückgängig|ver(?:schoben|legt|tagt|längert|kürzt|kauft|lassen|storben)|vorgezogen|(?:ab)?geändert|erhöht|angehoben|gesenkt|herabgesetzt|verdoppelt|halbiert|(?:ent)?sperrt|gesperrt|eingestellt|beendet|abgelaufen|erloschen|entzogen|gelöscht|ersetzt|abgelöst|abgeschafft|gestrichen|geschlossen|geöffnet|repariert|behoben|entlassen|ausgeschieden|ausgesetzt|ungültig|nichtig|außer kraft|in (?:rente|den ruhestand)|gestorben|umgezogen|nicht mehr|kein\p{L}* mehr|(?:läuft|funktioniert|geht|steht|fährt|offen|frei|verfügbar|in betrieb)(?: \p{L}+){0,2} wieder|wieder(?: \p{L}+){0,1} (?:offen|frei|verfügbar|in betrieb|da|zugänglich|besetzt)`,
  ),
  open: word(
    'kann|können|könnten?|darf|dürfen|soll(?:en|ten?)?|muss|müssen|würden?|möchten?|will|wollen|falls|wenn|sofern|nie|niemals|nicht(?! mehr)|kein\\p{L}*(?! mehr)',
  ),
  since: opens('(?:ab|seit|vom)(?: dem)? \\d+'),
  whole: [
    [
      'condition',
      opens(
        String.raw`(?:das|dies|diese \p{L}+|die \p{L}+|sie|er|es) (?:gilt|gelten|betrifft|trifft)(?: \p{L}+){0,2} (?:nur|ausschließlich|allein|lediglich|erst|nicht)|nur (?:für|bei|wenn|mit|an|in)`,
      ),
    ],
    ['exception', opens('ausgenommen|ausnahmen?|außer|mit ausnahme|nicht jedoch|eine ausnahme')],
    [
      'superseded',
      word(
        String.raw`(?:diese\p{L}*|die|das|dies)(?: (?:meldung|angabe|information|aussage|nachricht|auskunft|behauptung|mitteilung|eintragung|zeile|notiz))? (?:war|ist|waren|sind|stellte sich als|erwies sich als)(?: \p{L}+){0,2} (?:falsch|unrichtig|unzutreffend|unwahr|irrtum|fehler|versehen|überholt|veraltet|frei erfunden|nicht (?:richtig|wahr|korrekt|zutreffend))`,
      ),
    ],
    ['superseded', word(String.raw`das stimmte?(?: \p{L}+){0,2} nicht`)],
    [
      'modality',
      word(
        String.raw`(?:das|dies) (?:ist|wurde)(?: \p{L}+){0,2} (?:nicht|unbestätigt)(?: \p{L}+)? ?(?:bestätigt|belegt|sicher|gesichert)?|bestätigt (?:ist|wurde) (?:das|dies)(?: \p{L}+)? nicht`,
      ),
    ],
  ],
};

const FRENCH: NextWords = {
  past: word('a été|ont été|était|étaient|fut|furent|avait|avaient'),
  standing: word("il|elle|ils|elles|cela|ce|c['\u2019]|celui-ci|celle-ci|ceux-ci|celles-ci|ceci|y|en"),
  ended: word(
    String.raw`(?:dés)?annulée?s?|résiliée?s?|révoquée?s?|retirée?s?|reportée?s?|déplacée?s?|prolongée?s?|avancée?s?|modifiée?s?|augmentée?s?|relevée?s?|baissée?s?|réduite?s?|doublée?s?|(?:dé)?bloquée?s?|supprimée?s?|remplacée?s?|fermée?s?|rouvert(?:e?s?)|rouvre|vendue?s?|réparée?s?|dissoute?s?|expirée?s?|quitté|décédée?|démissionné|suspendue?s?|abrogée?s?|remboursée?s?|rejetée?s?|pris (?:sa|leur) retraite|partie? (?:à|en) (?:la )?retraite|(?:à|de) nouveau|n['\u2019](?:est|a|y a|existe|ont) plus|ne \p{L}+ plus`,
  ),
  open: word(
    "peut|peuvent|pourra|pourrait|doit|doivent|devra|devrait|si|sera|seront|serait|jamais|n['\u2019](?:est|a|ont) pas|ne \\p{L}+ pas",
  ),
  since: opens(String.raw`(?:à (?:partir|compter) du|dès le|depuis le) \d+(?:er)?`),
  whole: [
    [
      'condition',
      opens(
        String.raw`(?:cela|ceci|ce|cette \p{L}+|elle|il|ils|elles) (?:ne (?:vaut|valent|s['\u2019]applique(?:nt)?|concerne(?:nt)?) (?:que|pas)|n['\u2019](?:est|sont) valables? que|vaut (?:uniquement|seulement)|s['\u2019]applique (?:uniquement|seulement))|(?:uniquement|seulement) (?:pour|si|en|avec|aux?)`,
      ),
    ],
    ['exception', opens(String.raw`sauf|exceptions?|excepté|à l['\u2019]exception|hormis|mais pas`)],
    [
      'superseded',
      word(
        String.raw`(?:cette (?:information|annonce|nouvelle|affirmation|indication|mention|ligne)|cela|ceci|c['\u2019])(?: ?\p{L}+){0,1} ?(?:était|est|s['\u2019]est (?:avéré|révélé)e?)(?: \p{L}+){0,1} (?:fausse?|inexacte?|erronée?|une erreur|périmée?|inventée?)`,
      ),
    ],
    [
      'modality',
      word(
        String.raw`(?:cela|ceci|ce) n['\u2019](?:est|a) (?:pas|pas encore|jamais)(?: été)? (?:confirmé|certain|vérifié|sûr)`,
      ),
    ],
  ],
};

const SPANISH: NextWords = {
  past: word('fue|fueron|era|eran|había|habían|ha sido|han sido'),
  standing: word('él|ella|ellos|ellas|esto|eso|este|esta|éste|ésta|dich[oa]'),
  ended: word(
    String.raw`anulad[oa]s?|cancelad[oa]s?|rescindid[oa]s?|revocad[oa]s?|retirad[oa]s?|aplazad[oa]s?|pospuest[oa]s?|trasladad[oa]s?|prorrogad[oa]s?|ampliad[oa]s?|adelantad[oa]s?|modificad[oa]s?|aumentad[oa]s?|subió|reducid[oa]s?|rebajad[oa]s?|duplicad[oa]s?|(?:des)?bloquead[oa]s?|eliminad[oa]s?|sustituid[oa]s?|reemplazad[oa]s?|cerrad[oa]s?|reabiert[oa]s?|vendid[oa]s?|reparad[oa]s?|disuelt[oa]s?|caducó|caducad[oa]s?|venció|se jubiló|jubilad[oa]s?|dejó|falleció|dimitió|renunció|suspendid[oa]s?|derogad[oa]s?|devuelt[oa]s?|rechazad[oa]s?|ya no|de nuevo|otra vez`,
  ),
  open: word(
    'puede|pueden|podrá|podría|debe|deben|deberá|si|será|serán|sería|nunca|no (?:fue|ha|está|es|se)',
  ),
  since: opens(String.raw`(?:a partir del?|desde el?) \d+`),
  whole: [
    [
      'condition',
      opens(
        String.raw`(?:esto|eso|esta \p{L}+|la \p{L}+|ello) (?:solo|sólo|únicamente|solamente|no) (?:vale|se aplica|rige|es válid[oa])|(?:vale|se aplica|rige|es válid[oa]) (?:solo|sólo|únicamente|solamente)|(?:solo|sólo|únicamente|solamente) (?:para|si|en|con|vale|se aplica|rige)`,
      ),
    ],
    ['exception', opens('salvo|excepto|excepción|excepciones|con excepción|menos|pero no')],
    [
      'superseded',
      word(
        String.raw`(?:(?:esta|esa|la) (?:información|noticia|afirmación|indicación|nota|línea)|esto|eso) (?:era|es|fue|resultó(?: ser)?)(?: \p{L}+){0,1} (?:fals[oa]|incorrect[oa]|erróne[oa]|error|inventad[oa])`,
      ),
    ],
    [
      'modality',
      word(
        String.raw`(?:esto|eso)(?: aún| todavía)? no (?:está|ha sido|fue)(?: aún| todavía)? (?:confirmado|comprobado|verificado)`,
      ),
    ],
  ],
};

export const NEXT_WORDS: ReadonlyMap<string, NextWords> = new Map([
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
]);
