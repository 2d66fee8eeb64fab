/**
 * Whether a sentence of Japanese says a claim in the same words: whatever its politeness, the order of its phrases and
 * "は" for "が" or "を", and with the commonest words that mean the same. Tense, denial and mood are never set aside.
 */
import { once } from '../../../text/lexicon/once.ts';
import { withDigits } from './numerals.ts';

/** Verbs that are not made with "する", as a dictionary has them. */
const VERBS = (
  '払う 支払う 行う 送る 受け取る 受け付ける 承る 届く 届ける 始まる 始める 終わる 終える 開く 開ける 閉まる 閉める 含む 含まれる 変わる 変える ' +
  '戻る 戻す 使う 使える なる 切れる かかる 要る 求める 認める 断る 選ぶ 申し込む 取り消す 引き取る 受ける 遅れる 決まる 決める 壊れる 直す 出す ' +
  '入る 入れる 残る 超える 越える 休む 働く 住む 売る 買う 貸す 借りる 返す 作る 限る 限られる 異なる 増える 減る 上がる 下がる 上げる 下げる 付く 付ける'
).split(' ');

/** What a verb ends in, by the row that its last sign stands in. */
const ROWS: Readonly<Record<string, readonly [masu: string, nai: string, ta: string, te: string]>> = {
  う: ['い', 'わ', 'った', 'って'],
  く: ['き', 'か', 'いた', 'いて'],
  ぐ: ['ぎ', 'が', 'いだ', 'いで'],
  す: ['し', 'さ', 'した', 'して'],
  つ: ['ち', 'た', 'った', 'って'],
  ぬ: ['に', 'な', 'んだ', 'んで'],
  ぶ: ['び', 'ば', 'んだ', 'んで'],
  む: ['み', 'ま', 'んだ', 'んで'],
  る: ['り', 'ら', 'った', 'って'],
};
/** Verbs in "る" whose stem stays: behind a sign of the rows of "i" and "e", but for some. */
const STAYS = /[いきしちにひみりぎじびえけせてねへめれげぜべ]る$/;
const NOT_STAYING = new Set(['入る', '限る', '切る', '要る', '減る']);

/** Ends of sentences, longest first: as they are said politely or plainly, and what they say. */
const ENDS = once(endings);

function endings(): (readonly [string, string])[] {
  const found: [string, string][] = [];
  const add = (verb: string, masu: string, nai: string, ta: string, te: string): void => {
    const past = `${verb}<past>`;
    const not = `${verb}<not>`;
    found.push(
      [`${masu}ます`, verb],
      [verb, verb],
      [`${masu}ました`, past],
      [ta, past],
      [`${masu}ません`, not],
      [`${nai}ない`, not],
    );
    found.push([`${masu}ませんでした`, `${not}<past>`], [`${nai}なかった`, `${not}<past>`]);
    for (const [on, said] of ONGOING) found.push([`${te}${on}`, `${verb}${said}`]);
  };
  for (const verb of VERBS) {
    const stem = verb.slice(0, -1);
    if (STAYS.test(verb) && !NOT_STAYING.has(verb)) add(verb, stem, stem, `${stem}た`, `${stem}て`);
    else {
      const [masu, nai, ta, te] = ROWS[verb.at(-1)!]!;
      add(verb, stem + masu, stem + nai, stem + ta, stem + te);
    }
  }
  add('する', 'し', 'し', 'した', 'して');
  add('する', 'いたし', 'いたさ', 'いたした', 'いたして');
  add('する', '致し', '致さ', '致した', '致して');
  add('される', 'され', 'され', 'された', 'されて');
  add('できる', 'でき', 'でき', 'できた', 'できて');
  add('できる', '出来', '出来', '出来た', '出来て');
  add('できる', 'いただけ', 'いただけ', 'いただけた', 'いただけて');
  found.push(
    ['であります', ''],
    ['です', ''],
    ['である', ''],
    ['でございます', ''],
    ['でした', '<past>'],
    ['だった', '<past>'],
    ['であった', '<past>'],
  );
  found.push(
    ['ではありません', '<not>'],
    ['ではない', '<not>'],
    ['じゃない', '<not>'],
    ['ではありませんでした', '<not><past>'],
    ['ではなかった', '<not><past>'],
  );
  found.push(
    ['あります', 'ある'],
    ['ございます', 'ある'],
    ['ありません', 'ある<not>'],
    ['ございません', 'ある<not>'],
    ['ありました', 'ある<past>'],
    ['ありませんでした', 'ある<not><past>'],
  );
  return found.sort((one, other) => other[0].length - one[0].length);
}

/** Goings on, as what is said with "て" has them. */
const ONGOING: readonly (readonly [string, string])[] = [
  ['います', '<on>'],
  ['おります', '<on>'],
  ['いる', '<on>'],
  ['いません', '<on><not>'],
  ['おりません', '<on><not>'],
  ['いない', '<on><not>'],
  ['いました', '<on><past>'],
  ['いた', '<on><past>'],
  ['おりました', '<on><past>'],
  ['いませんでした', '<on><not><past>'],
  ['いなかった', '<on><not><past>'],
];

/** Words that say the same, the last for all of them. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [
    /[おご御](?=注文|客|支払|届|利用|連絡|返品|返金|負担|予約|契約|請求|確認|案内|本人|住所|登録|申込|購入|入金|来店|提示|提出|用意|送付|返送|使用|変更)/g,
    '',
  ],
  [/^(?:お客様の)?注文の(?=商品|荷物|品)/g, ''],
  [/お客様|客様|顧客/g, '客'],
  [/当店|店側|店舗側|お店|ショップ側/g, '店'],
  [/当社|弊社|会社側/g, '社'],
  [/以内|までの間/g, '内'],
  [/送り返す/g, '返送する'],
  [/電子メール|Eメール|e-mail|email/gi, 'メール'],
  [/営業日内/g, '営業日内'],
  [/(\d)(?:ヶ|カ|ヵ|ケ|箇)月/g, '$1か月'],
  [/(\d)週間/g, '$1週'],
  [/について(?=は)/g, ''],
  [/でのみ|のみ|だけ|に限り|に限って/g, 'だけ'],
  [/キャンセル/g, '取消'],
  [/取り消し|取消し/g, '取消'],
  [/商品(?=到着|受取)/g, ''],
  [/の場合[のはに、,]?/g, 'の場合,'],
  [/とさせて(?:する|できる)/g, 'とする'],
];

/** What may be meant by the subject of what was done to it, without who did it. */
const THING =
  /(?:商品|荷物|注文|返金|品|メール|書|書類|契約|予約|申請|口座|アカウント|パスワード|代金|料金|データ|会議|配送|小包|チケット)$/;
const DONE_TO =
  /^(発送|出荷|配達|配送|返送|返金|取消|変更|更新|承認|送付|送信|削除|登録|受理|却下|発行|確認|処理|停止|再開|延期|交換|修理|回収|配信)する(<past>|<not>|<on>)*$/;

export const isJapanese = (text: string): boolean => /[\u3040-\u30ff]/.test(text);

export function saysInJapanese(claim: string, sentence: string): boolean {
  const ours = clauseOf(claim);
  const theirs = clauseOf(sentence);
  if (
    ours === undefined ||
    theirs === undefined ||
    ours.verb !== theirs.verb ||
    ours.conditions !== theirs.conditions
  )
    return false;
  return samePhrases(ours, theirs);
}

interface Phrase {
  readonly words: string;
  readonly particle: string;
}

interface Clause {
  /** All that stands before the last comma: a condition or the like. */
  readonly conditions: string;
  readonly phrases: readonly Phrase[];
  /** What is said, in its dictionary form, with denial and tense. */
  readonly verb: string;
}

/** Said of what may be, is asked, or is said by somebody. */
const OPEN =
  /か$|かも|らしい|そう(?:だ|です)|予定|見込|はず|つもり|だろう|でしょう|と(?:述べ|言|主張|話|思)|？|\?|ようだ|ようです|たい(?:です)?$/;

function clauseOf(text: string): Clause | undefined {
  let told = withDigits(text)
    .replace(/\s/g, '')
    .replace(/(?<![。.!！])[。.!！]+$/, '')
    .replace(/[，、]/g, ',');
  if (OPEN.test(told)) return undefined;
  const [end, verb] = ENDS().find(([written]) => told.endsWith(written)) ?? ['', undefined];
  if (verb === undefined) return undefined;
  told = `${told.slice(0, told.length - end.length)}${verb}`;
  for (const [said, same] of SAME) told = told.replace(said, same);
  told = borne(told);
  const comma = told.lastIndexOf(',');
  const phrases: Phrase[] = [];
  const rest = told.slice(comma + 1).replace(PHRASE, (_, words: string, particle: string) => {
    phrases.push({ words, particle: PARTICLES[particle] ?? particle });
    return '';
  });
  return { conditions: told.slice(0, Math.max(0, comma)), phrases, verb: asPassive(rest, phrases) };
}

/** What stands before a particle; "には" is "に". */
const PHRASE =
  /([^はがをにで,<>]+?(?:\d日|まで)?)(には|では|からは|までは|までに|より|から|まで|は|が|を|に|で|も)(?=[^,<>])/g;
const PARTICLES: Readonly<Record<string, string>> = {
  には: 'に',
  では: 'で',
  からは: 'から',
  までは: 'まで',
};

/** "返送料は客の負担となる", "返送料は客が払う": one way to say who bears a cost. */
const borne = (text: string): string =>
  text
    .replace(/の負担(?:となる|になる|とする)?$/, 'が負担する')
    .replace(/^(.*(?:料|費|代|代金|手数料|税)[はを].*?)(?:支払う|払う|支払する)$/, '$1負担する')
    .replace(/を返品する場合,?(?=.*返送料)/, 'の場合,')
    .replace(/は?(内)(?:に)?限られる$|(内)(?:だけ)?に限る$/, (_, one, other) => `は${one ?? other}に限る`)
    .replace(/はは/g, 'は');

/** "商品は発送した" of a shop: it has been dispatched. */
function asPassive(verb: string, phrases: readonly Phrase[]): string {
  const theme =
    phrases.find(({ particle }) => particle === 'は') ?? phrases.find(({ particle }) => particle === 'が');
  const acts = phrases.some(
    ({ particle, words }) => particle === 'を' || (particle === 'が' && words !== theme?.words),
  );
  return theme !== undefined && !acts && THING.test(theme.words) && DONE_TO.test(verb)
    ? verb.replace('する', 'される')
    : verb;
}

const DATE = /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/;

/** Whether all phrases of the one are those of the other, each in a role that it may have there; a date more takes nothing away. */
function samePhrases(ours: Clause, theirs: Clause): boolean {
  const left = [...theirs.phrases];
  for (const { words, particle } of ours.phrases) {
    const at = left.findIndex((other) => other.words === words && mayBe(particle, other.particle));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const named = (clause: Clause, particle: string): string =>
    clause.phrases
      .filter((phrase) => phrase.particle === particle)
      .map(({ words }) => words)
      .join();
  // "AはBが" is not "BはAが".
  for (const particle of ['が', 'を']) {
    const one = named(ours, particle);
    const other = named(theirs, particle);
    if (one !== '' && other !== '' && one !== other) return false;
  }
  const denied = theirs.verb.includes('<not>');
  return (
    ours.phrases.length > 0 &&
    left.every(({ words, particle }) => !denied && particle === 'に' && DATE.test(words))
  );
}

const mayBe = (one: string, other: string): boolean =>
  one === other || (one === 'は' && /^[がを]$/.test(other)) || (other === 'は' && /^[がを]$/.test(one));
