import { type Row, testValues } from './table.ts';

const EN: readonly Row[] = [
  ['for sixty Norwegian kroner', ['sixty Norwegian kroner = money 60 NOK']],
  ['55 Georgian lari', ['55 Georgian lari = money 55 GEL']],
  ['$500', ['$500 = money 500 $']],
  ['$1,200.50', ['$1,200.50 = money 2401/2 $']],
  ['US$1,200', ['US$1,200 = money 1200 USD']],
  ['C$25', ['C$25 = money 25 CAD']],
  ['A$ 10', ['A$ 10 = money 10 AUD']],
  ['$20 CAD', ['$20 CAD = money 20 CAD']],
  ['-$5.50', ['-$5.50 = money -11/2 $']],
  ['$-5', ['$-5 = money -5 $']],
  ['−€5', ['−€5 = money -5 EUR']],
  ['USD 20', ['USD 20 = money 20 USD']],
  ['20 USD', ['20 USD = money 20 USD']],
  ['USD20', ['USD20 = money 20 USD']],
  ['EUR 25 and EUR 2.90', ['EUR 25 = money 25 EUR', 'EUR 2.90 = money 29/10 EUR']],
  ['39.90 €', ['39.90 € = money 399/10 EUR']],
  ['€39.90', ['€39.90 = money 399/10 EUR']],
  ['£1.2bn', ['£1.2bn = money 1200000000 GBP']],
  ['$1.5m', ['$1.5m = money 1500000 $']],
  ['$2 million', ['$2 million = money 2000000 $']],
  ['$1-2 million', ['$1-2 million = money 1000000..2000000 $']],
  ['$50-$75', ['$50-$75 = money 50..75 $']],
  ['$50 to $75', ['$50 to $75 = money 50..75 $']],
  ['between $5 and $7', ['between $5 and $7 = money 5..7 $']],
  ['25 Canadian dollars', ['25 Canadian dollars = money 25 CAD']],
  ['18 euros', ['18 euros = money 18 EUR']],
  ['fifty dollars', ['fifty dollars = money 50 $']],
  ['40 cents', ['40 cents = money 2/5 ¢']],
  ['50p', ['50p = money 1/2 GBP']],
  ['99¢', ['99¢ = money 99/100 ¢']],
  ['1850 pence', ['1850 pence = money 37/2 GBP']],
  ['GBP 18.50 a month', ['GBP 18.50 a month = money 37/2 GBP per month']],
  ['$9 per seat per month', ['$9 per seat per month = money 9 $ per seat per month']],
  ['$5/month', ['$5/month = money 5 $ per month']],
  [
    '$30 per household per calendar month',
    ['$30 per household per calendar month = money 30 $ per household per month'],
  ],
  ['9.00 USD each', ['9.00 USD each = money 9 USD per each']],
  ['GBP 39 per collection', ['GBP 39 per collection = money 39 GBP per collection']],
  ['over $500', ['over $500 = money more 500 $']],
  ['$50 or less', ['$50 or less = money max 50 $']],
  ['at most EUR 25', ['at most EUR 25 = money max 25 EUR']],
  ['11.4 pounds', ['11.4 pounds = money 57/5 GBP | quantity 2585476509/500000000 kg']],
  ['¥1,000', ['¥1,000 = money 1000 ¥']],
  ['₹500', ['₹500 = money 500 INR']],
  ['kr 200', ['kr 200 = money 200 kr']],
  ['ALL 5', ['ALL 5 = money 5 ALL']],
  ['all 5', ['5 = cardinal 5']],
  ['try 20 times', ['20 times = times 20']],
  ['Rs. 500', ['Rs. 500 = money 500 INR']],
  ['five pounds sterling', ['five pounds sterling = money 5 GBP']],
  ['20 US-dollars', ['20 US-dollars = money 20 USD']],
];

const DE: readonly Row[] = [
  ['39,90 €', ['39,90 € = money 399/10 EUR']],
  ['1.200,50 Euro', ['1.200,50 Euro = money 2401/2 EUR']],
  ['EUR 1.200,50', ['EUR 1.200,50 = money 2401/2 EUR']],
  ['50 Cent', ['50 Cent = money 1/2 ¢']],
  ['2 Mio. Euro', ['2 Mio. Euro = money 2000000 EUR']],
  ['5 Mrd. €', ['5 Mrd. € = money 5000000000 EUR']],
  ['20 US-Dollar', ['20 US-Dollar = money 20 USD']],
  ['5 € pro Monat', ['5 € pro Monat = money 5 EUR per month']],
  ['5 € im Monat', ['5 € im Monat = money 5 EUR per month']],
  ['mehr als 500 €', ['mehr als 500 € = money more 500 EUR']],
  ['zweitausend Euro', ['zweitausend Euro = money 2000 EUR']],
  ['20 Franken', ['20 Franken = money 20 CHF']],
];

const FR: readonly Row[] = [
  ['1 200,50 €', ['1 200,50 € = money 2401/2 EUR']],
  ['20 euros/mois', ['20 euros/mois = money 20 EUR per month']],
  ['5 € par mois', ['5 € par mois = money 5 EUR per month']],
  ["2 millions d'euros", ["2 millions d'euros = money 2000000 EUR"]],
  ['plus de 500 €', ['plus de 500 € = money more 500 EUR']],
  ['50 centimes', ['50 centimes = money 1/2 ¢']],
  ['25 dollars canadiens', ['25 dollars canadiens = money 25 CAD']],
];

const ES: readonly Row[] = [
  ['1.200,50 €', ['1.200,50 € = money 2401/2 EUR']],
  ['20 € al mes', ['20 € al mes = money 20 EUR per month']],
  ['20 euros por persona', ['20 euros por persona = money 20 EUR per persona']],
  ['1,5 millones de euros', ['1,5 millones de euros = money 1500000 EUR']],
  ['más de 500 €', ['más de 500 € = money more 500 EUR']],
  ['25 dólares', ['25 dólares = money 25 $']],
];

const OTHER: readonly Row[] = [
  ['¥1,000', ['¥1,000 = money 1000 ¥ | money 1 ¥']],
  ['CHF 20', ['CHF 20 = money 20 CHF']],
];

testValues('money', { en: EN, de: DE, fr: FR, es: ES, other: OTHER });
