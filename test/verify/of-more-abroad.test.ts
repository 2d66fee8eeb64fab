/** What German, French and Spanish sentences say of two, of some, or of a forecast. */
import { testTold } from './told.ts';

testTold('What two pay together, one of them need not pay', [
  ['Anna und Ben zahlten 40 Euro.', ['Anna und Ben zahlten 40 Euro.'], ['Anna zahlte 40 Euro.']],
  ['Anne et Ben ont payé 40 euros.', [], ['Anne a payé 40 euros.']],
  ['Ana y Ben pagaron 40 euros.', [], ['Ana pagó 40 euros.']],
  ['Anna zahlte 40 Euro und Ben 20 Euro.', ['Anna zahlte 40 Euro.'], []],
]);

testTold('What a clause picks out, or a forecast says, is not said of all or of what came about', [
  ['Die Nutzer, die betroffen waren, wurden informiert.', [], ['Die Nutzer waren betroffen.']],
  ['Die Nutzer wurden am Montag informiert.', ['Die Nutzer wurden informiert.'], []],
  ['En la previsión las ventas subieron un 4 %.', [], ['Las ventas subieron un 4 %.']],
  ['In der Prognose stieg der Umsatz um 4 %.', [], ['Der Umsatz stieg um 4 %.']],
]);
