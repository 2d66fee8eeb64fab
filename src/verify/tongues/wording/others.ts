/**
 * Languages that are read by no grammar of their own (Italian, Dutch, Portuguese, Polish, Russian): the commonest words
 * and forms that say the same, and which words only help a verb.
 */

import { wordSet } from '../../../text/word-set.ts';
import { type Wording, wording } from './rules.ts';

export type Other = 'it' | 'nl' | 'pt' | 'pl' | 'ru';

export interface OtherGrammar {
  /** What a text of the language has, and others have not. */
  readonly tells: RegExp;
  readonly plain: readonly Wording[];
  /** Prepositions that open what may stand anywhere in a sentence. */
  readonly prepositions: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** Auxiliaries, which a language that has its verb second moves. */
  readonly helping: ReadonlySet<string>;
  /** Whoever acts in any order of words: what is done to them has another form. */
  readonly acting: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();
const rule = (said: string, plain: Wording['plain']): Wording => wording({}, said, plain);

/** Small numbers in words. */
const numbers = (words: string): Wording[] =>
  words.split(' ').map((word, i) => rule(String.raw`\b(?:${word})\e(?= \p{Ll})`, String(i + 2)));

/** "a|b|c>d": words that say the same, the last for all. */
const same = (...groups: string[]): Wording[] =>
  groups.map((group) => {
    const [said, plain] = group.split('>') as [string, string];
    const whole = said.split('|').map((one) => (one.includes('(?=') ? one : String.raw`${one}\e`));
    return rule(String.raw`\b(?:${whole.join('|')})`, plain);
  });

export const OTHERS: Readonly<Record<Other, OtherGrammar>> = {
  it: {
    tells:
      /(?<!\p{L})(?:il|gli|è|della|dello|delle|dalla|dal|nel|nella|sono|stato|stata|entro|che|non|può|deve)(?!\p{L})/giu,
    plain: [
      ...numbers(
        'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
      ),
      ...same('venti>20', 'trenta>30', 'sessanta>60', 'novanta>90', '2 settimane>14 giorni'),
      rule(String.raw`\bverrà (?=\p{Ll}+(?:t|s)[oa]\e)`, 'sarà '),
      rule(String.raw`\bverranno (?=\p{Ll}+(?:t|s)[ie]\e)`, 'saranno '),
      rule(String.raw`\b(?:viene) (?=\p{Ll}+(?:t|s)[oa]\e)`, 'è '),
      rule(String.raw`\b(?:vengono) (?=\p{Ll}+(?:t|s)[ie]\e)`, 'sono '),
      rule(String.raw`\b(?:è tenut[oa] a|ha l['’]obbligo di|è obbligat[oa] a) `, 'deve '),
      rule(String.raw`\b(?:sono tenut[ie] a|hanno l['’]obbligo di|sono obbligat[ie] a) `, 'devono '),
      rule(String.raw`\b(?:ha la possibilità di|ha (?:il )?diritto di) `, 'può '),
      rule(String.raw`\b(?:hanno la possibilità di|hanno (?:il )?diritto di) `, 'possono '),
      rule(String.raw`\bentro un termine di `, 'entro '),
      rule(String.raw`\bin data (?=\d)`, 'il '),
      ...same(
        'inviat(?=[oaie])|spedit(?=[oaie])>spedit',
        'recapitat(?=[oaie])|consegnat(?=[oaie])>consegnat',
        'saldat(?=[oaie])|pagat(?=[oaie])>pagat',
        'annullat(?=[oaie])|cancellat(?=[oaie])>annullat',
        'cifra|importo>importo',
        'acquirente|cliente>cliente',
        'prodotto|articolo>articolo',
      ),
    ],
    prepositions: wordSet(
      'entro dal dalla dallo da con per in nel nella presso fino tramite durante dopo prima',
    ),
    articles: wordSet('il lo la i gli le un uno una l'),
    helping: NOTHING,
    acting: NOTHING,
  },
  nl: {
    tells:
      /(?<!\p{L})(?:het|een|niet|werd|werden|wordt|worden|zijn|binnen|voor|naar|van|heeft|hebben|moet|kan|klant(?:en)?|jaar|dagen|weken|maanden|geldt)(?!\p{L})/giu,
    plain: [
      ...numbers('twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien'),
      ...same('twintig>20', 'dertig>30', 'zestig>60', 'negentig>90', '2 weken>14 dagen'),
      ...same('twintig>20', 'dertig>30', 'zestig>60', 'negentig>90', '2 weken>14 dagen'),
      rule(String.raw`\b(?:is verplicht) (…)\bte (\p{Ll}+)`, 'moet $1$2'),
      rule(String.raw`\b(?:zijn verplicht) (…)\bte (\p{Ll}+)`, 'moeten $1$2'),
      rule(String.raw`\bbinnen een termijn van `, 'binnen '),
      // What has been done: "werd betaald", "is betaald".
      rule(String.raw`\b(?:werd|is) (?=…\b(?:ge|be|ver|ont|her)\p{Ll}+(?:d|t|en)\e\.?$)`, 'werd '),
      rule(String.raw`\b(?:werden|zijn) (?=…\b(?:ge|be|ver|ont|her)\p{Ll}+(?:d|t|en)\e\.?$)`, 'werden '),
      rule(String.raw`\b(ge|be|ver|ont|her)(\p{Ll}+) is\e`, '$1$2 werd'),
      ...same(
        'rekening|factuur>factuur',
        'order|bestelling>bestelling',
        'retourneren|terugzenden|terugsturen>terugsturen',
        'geretourneerd|teruggezonden|teruggestuurd>teruggestuurd',
        'voldaan|betaald>betaald',
        'bezorgd|afgeleverd|geleverd>geleverd',
        'verstuurd|verzonden>verzonden',
        'koper|afnemer|klant>klant',
        'artikel|product>product',
        'terugbetaald|gerestitueerd>terugbetaald',
      ),
    ],
    prepositions: wordSet('op binnen door met per via tot vanaf na voor om in bij tijdens'),
    articles: wordSet('de het een'),
    helping: wordSet(
      'werd werden wordt worden is zijn heeft hebben kan kunnen moet moeten zal zullen mag mogen was waren',
    ),
    acting: NOTHING,
  },
  pt: {
    tells:
      /(?<!\p{L})(?:não|foi|foram|pelo|pela|pelos|pelas|uma|será|serão|até|dias|encomenda|em|da|do|os)(?!\p{L})|[ãõ]/giu,
    plain: [
      ...numbers(
        'dois|duas três quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze quinze',
      ),
      ...same('vinte>20', 'trinta>30', 'sessenta>60', 'noventa>90', '2 semanas>14 dias'),
      rule(String.raw`\b(?:no dia|ao dia|a|aos) (?=\d{1,2} de )`, 'em '),
      rule(String.raw`\b(?:tem (?:de|que)|é obrigad[oa] a|tem a obrigação de) `, 'deve '),
      rule(String.raw`\b(?:têm (?:de|que)|são obrigad[oa]s a) `, 'devem '),
      rule(String.raw`\b(?:tem (?:o )?direito (?:a|de)|tem a possibilidade de) `, 'pode '),
      rule(String.raw`\b(?:têm (?:o )?direito (?:a|de)|têm a possibilidade de) `, 'podem '),
      rule(String.raw`\b(?:no prazo de|dentro de|num prazo de|em até) `, 'no prazo de '),
      // "O cliente pagou a fatura": the invoice was paid by the customer.
      rule(
        String.raw`^([AO] \p{Ll}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) (não )?(pagou|entregou|enviou|aprovou|cancelou|recusou|devolveu|assinou|recebeu|confirmou) ([ao] \p{Ll}+(?: (?-i:[A-Z0-9])[\w-]*)?)(?=[ .]|$)`,
        (_, who, not, verb, what) =>
          `${what} ${not ?? ''}foi ${PORTUGUESE[verb]}${what.startsWith('a') ? 'a' : 'o'} ${/^O /.test(who) ? who.replace(/^O /, 'pelo ') : /^A /.test(who) ? who.replace(/^A /, 'pela ') : `por ${who}`}`,
      ),
      ...same(
        'pedido|encomenda>encomenda',
        'expedid(?=[oa])|enviad(?=[oa])>enviad',
        'anulad(?=[oa])|cancelad(?=[oa])>cancelad',
        'comprador|cliente>cliente',
        'artigo|produto>produto',
        'fatura|factura>fatura',
        'montante|valor>valor',
        'liquidad(?=[oa])|pag(?=[oa](?!\\p{L}))>pag',
      ),
    ],
    prepositions: wordSet('em no na pelo pela por com até após antes durante via para ao'),
    articles: wordSet('o a os as um uma'),
    helping: NOTHING,
    acting: NOTHING,
  },
  pl: {
    tells: /[ąęłńśźż]|(?<!\p{L})(?:nie|jest|się|został|przez|oraz|do|dla)(?!\p{L})/giu,
    plain: [
      ...numbers(
        'dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu',
      ),
      ...same('trzydzieści|trzydziestu>30', '2 tygodni|2 tygodnie>14 dni'),
      rule(String.raw`\b(?:w dniu|dnia) (?=\d)`, ''),
      rule(String.raw`\b(?:jest zobowiązan[ya] do|ma obowiązek|jest obowiązan[ya]) `, 'musi '),
      rule(String.raw`\b(?:ma prawo|ma możliwość|jest uprawnion[ya] do) (?=\p{Ll}+ć)`, 'może '),
      rule(String.raw`\b(?:w terminie|w przeciągu) `, 'w ciągu '),
      ...same(
        'nadan(?=[eya])|wysłan(?=[eya])>wysłan',
        'doręczon(?=[eya])|dostarczon(?=[eya])>dostarczon',
        'opłacon(?=[eya])|uregulowan(?=[eya])|zapłacon(?=[eya])>zapłacon',
        'produkt|towar>towar',
        'kupujący|nabywca|klient>klient',
        'anulowan(?=[eya])|odwołan(?=[eya])>anulowan',
      ),
    ],
    prepositions: wordSet('w we do od przez z ze na po przed dla za przy'),
    articles: NOTHING,
    helping: NOTHING,
    acting: wordSet(
      'klient kupujący nabywca sprzedawca kierownik kurier dostawca pracownik najemca pacjent konsument użytkownik lekarz dyrektor technik',
    ),
  },
  ru: {
    tells: /[а-яё]/giu,
    plain: [
      ...numbers(
        'два|две|двух три|трех|трёх четыре|четырех|четырёх пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти',
      ),
      ...same('тридцать|тридцати>30', '2 недель|2 недели>14 дней'),
      rule(String.raw`\b(?:обязан|должен)(?=[аоы]?\e)`, 'должен'),
      rule(String.raw`\b(?:имеет право|вправе|имеет возможность) `, 'может '),
      rule(String.raw`\b(?:имеют право|имеют возможность) `, 'могут '),
      rule(String.raw`\b(?:не позднее чем через|на протяжении|в срок до) `, 'в течение '),
      rule(String.raw`\b(\d{4}) г(?:ода|\.)?(?=[\s.,]|$)`, '$1'),
      rule(String.raw`№ ?`, ''),
      rule(String.raw`ё`, 'е'),
      ...same(
        'выслан(?=[аоы]?(?!\\p{L}))|отправлен(?=[аоы]?(?!\\p{L}))>отправлен',
        'утвержден(?=[аоы]?(?!\\p{L}))|одобрен(?=[аоы]?(?!\\p{L}))>одобрен',
        'отменен(?=[аоы]?(?!\\p{L}))|аннулирован(?=[аоы]?(?!\\p{L}))>отменен',
        'покупатель|заказчик|клиент>клиент',
        'товар|продукт>товар',
        'уплатил|оплатил>оплатил',
      ),
    ],
    prepositions: wordSet('в во до от с со на по после перед для за при через'),
    articles: NOTHING,
    helping: NOTHING,
    acting: wordSet(
      'клиент покупатель заказчик продавец менеджер курьер поставщик сотрудник арендатор пациент потребитель пользователь директор врач техник',
    ),
  },
};

const PORTUGUESE: Readonly<Record<string, string>> = {
  pagou: 'pag',
  entregou: 'entregu',
  enviou: 'enviad',
  aprovou: 'aprovad',
  cancelou: 'cancelad',
  recusou: 'recusad',
  devolveu: 'devolvid',
  assinou: 'assinad',
  recebeu: 'recebid',
  confirmou: 'confirmad',
};
