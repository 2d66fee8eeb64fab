/** Words of days and months of languages that are read by no grammar of their own. Folded. */

/** Words of date and day in languages that are not read: Dutch, Italian, Portuguese, Swedish, Danish, Polish, Russian, Arabic. */
const DATING = new Set(
  (
    'gisteren vandaag eergisteren maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni ' +
    'juli augustus september oktober november december ieri oggi lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio ' +
    'febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ontem hoje janeiro fevereiro marco abril ' +
    'maio junho julho setembro outubro novembro dezembro igar idag wczoraj dzisiaj stycznia lutego marca kwietnia maja czerwca lipca ' +
    'sierpnia wrzesnia pazdziernika listopada grudnia ' +
    '\u0432\u0447\u0435\u0440\u0430 \u0441\u0435\u0433\u043e\u0434\u043d\u044f \u044f\u043d\u0432\u0430\u0440\u044f ' +
    '\u0444\u0435\u0432\u0440\u0430\u043b\u044f \u043c\u0430\u0440\u0442\u0430 \u0430\u043f\u0440\u0435\u043b\u044f \u043c\u0430\u044f ' +
    '\u0438\u044e\u043d\u044f \u0438\u044e\u043b\u044f \u0430\u0432\u0433\u0443\u0441\u0442\u0430 ' +
    '\u0441\u0435\u043d\u0442\u044f\u0431\u0440\u044f \u043e\u043a\u0442\u044f\u0431\u0440\u044f \u043d\u043e\u044f\u0431\u0440\u044f ' +
    '\u0434\u0435\u043a\u0430\u0431\u0440\u044f \u064a\u0646\u0627\u064a\u0631 \u0641\u0628\u0631\u0627\u064a\u0631 ' +
    '\u0645\u0627\u0631\u0633 \u0623\u0628\u0631\u064a\u0644 \u0627\u0628\u0631\u064a\u0644 \u0645\u0627\u064a\u0648 ' +
    '\u064a\u0648\u0646\u064a\u0648 \u064a\u0648\u0644\u064a\u0648 \u0623\u063a\u0633\u0637\u0633 \u0627\u063a\u0633\u0637\u0633 ' +
    '\u0633\u0628\u062a\u0645\u0628\u0631 \u0623\u0643\u062a\u0648\u0628\u0631 \u0627\u0643\u062a\u0648\u0628\u0631 ' +
    '\u0646\u0648\u0641\u0645\u0628\u0631 \u062f\u064a\u0633\u0645\u0628\u0631'
  ).split(' '),
);

/** Whether a word is the name of a month or a day there. */
export const isDatingForm = (form: string): boolean => DATING.has(form);
