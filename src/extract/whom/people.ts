/** Nouns of people. */
export const PEOPLE = new Set(
  (
    'customer agent manager driver courier seller buyer applicant patient guest user employee tenant doctor passenger ' +
    'client owner member lead supervisor technician recipient sender caller student teacher landlord'
  ).split(' '),
);
