import { copy } from '../language/index.ts'

/** What is said of income that may be of work, and of work that may be of a business. */
export const otherWorkWords = {
  'other-income': copy(
    'Other income counts as income without work, such as alimony. In the return what comes from work is filled in as freelance and other work, which has employment tax credit; was there none, fill in 0 there.',
    'Overige inkomsten tellen als inkomsten zonder werk, zoals alimentatie. In de aangifte vult u wat uit werk komt in bij freelance- en overig werk, met arbeidskorting; was dat er niet, vul daar dan 0 in.',
  ),
  'partner-other-income': copy(
    'Other income of your partner counts as income without work, such as alimony. What comes from work is filled in as your partner’s freelance and other work, which has employment tax credit; was there none, fill in 0 there.',
    'Overige inkomsten van uw partner tellen als inkomsten zonder werk, zoals alimentatie. Wat uit werk komt, vult u in bij freelance- en overig werk van uw partner, met arbeidskorting; was er geen werk, vul daar dan 0 in.',
  ),
  'other-work-beside-business': copy(
    'Freelance and other work is filled in, too, and counts in this. Is it the same work as the business? Then it is profit: clear it there. Work beside the business stays.',
    'Er is ook freelance- en overig werk ingevuld en dat telt hierin mee. Is dat hetzelfde werk als de onderneming? Dan is het winst: maak het daar leeg. Ander werk naast de onderneming laat u staan.',
  ),
  'partner-other-work-beside-business': copy(
    'Freelance and other work of your partner is filled in, too, and counts in this. Is it the same work as the business? Then it is profit: clear it there. Work beside the business stays.',
    'Er is ook freelance- en overig werk van uw partner ingevuld en dat telt hierin mee. Is dat hetzelfde werk als de onderneming? Dan is het winst: maak het daar leeg. Ander werk naast de onderneming laat u staan.',
  ),
} as const
