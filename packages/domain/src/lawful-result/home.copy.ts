import { copy } from '../language/index.ts'

/** What is said of a home, and of what it is bought with. */
export const homeWords = {
  'home-value': copy(
    'The WOZ value of your home is not known and counts as zero; with it the result is less favourable.',
    'De WOZ-waarde van uw woning is niet bekend en telt als nul; met die waarde valt het minder gunstig uit.',
  ),
  'home-dates': copy(
    'You moved into or out of a home of your own, and we do not know when: it counts for the whole year.',
    'U bent in een eigen woning gaan wonen of daaruit vertrokken, maar we weten niet wanneer. De woning telt nu voor het hele jaar.',
  ),
  'home-all-year': copy(
    'You ticked that you moved into or out of a home of your own in this year, and your dates are of other years: the home counts for the whole year. Correct the date, or untick it. Did you buy the home that you rented before? Then enter the day it became yours.',
    'U vinkte aan dat u dit jaar in een eigen woning ging wonen of daaruit vertrok, maar uw datums zijn van andere jaren: de woning telt voor het hele jaar. Verbeter de datum of haal het vinkje weg. Kocht u de woning die u al huurde? Vul dan in vanaf welke dag die van u was.',
  ),
  'home-no-day': copy(
    'By your dates you were not registered at this home on any day of this year: its value counts for no day, its interest and costs do. That is right only if you moved in later, or had left before this year.',
    'Volgens uw datums stond u dit jaar geen dag in deze woning ingeschreven: de waarde telt voor geen enkele dag, rente en kosten tellen wel. Dat klopt alleen als u er later ging wonen, of er vóór dit jaar al weg was.',
  ),
  'former-home-no-day': copy(
    'By your date you left your former home before this year: its value counts for no day. Is the year right?',
    'Volgens uw datum vertrok u vóór dit jaar uit uw vorige woning: de waarde daarvan telt voor geen enkele dag. Klopt het jaartal?',
  ),
  'home-may-be-new': copy(
    'You filled in costs of the home loan, and the home counts for the whole year. Did you move into it in this year? Tick that: then it counts from that day.',
    'U vulde financieringskosten van uw hypotheek in, en de woning telt voor het hele jaar. Ging u er dit jaar wonen? Vink dat aan: dan telt die vanaf die dag.',
  ),
  'former-home-value': copy(
    'The WOZ value of your former home is not known and counts as zero; with it the result is less favourable.',
    'De WOZ-waarde van uw vorige woning is niet bekend en telt als nul; met die waarde valt het minder gunstig uit.',
  ),
  'surplus-borrowed': copy(
    'Not all that a former home left over was put into this one. For that part the loan does not count as a loan for the home and its interest is not deductible (the _bijleenregeling_); we cannot work out which part. Leave out its interest, fill in the part among your debts on January 1, and untick this.',
    'Niet alle overwaarde van een vorige woning is in deze gestoken. Voor dat deel telt de lening niet als eigenwoningschuld en is de rente niet aftrekbaar (bijleenregeling); welk deel dat is, kunnen wij niet uitrekenen. Laat de rente daarvan weg, vul dat deel in bij uw schulden op 1 januari en haal dit vinkje weg.',
  ),
  'interest-without-home': copy(
    'At Setup it says that you did not live in a home of your own, and there is mortgage interest: it counts as of such a home. Was there one, of you or your fiscal partner? Tick it. If not, take the interest away: that of a home you rented out, or of a personal loan, is not deductible. Does your former partner live in your home? Then only a part counts, for at most two years after you left: we do not work that out.',
    'Bij Gegevens staat dat er geen eigen woning was waarin u woonde, en er is hypotheekrente ingevuld: die telt als van zo’n woning. Was die er wel, van u of uw fiscale partner? Vink dat aan. Zo niet, haal de rente weg: die van een woning die u verhuurt of van een persoonlijke lening is niet aftrekbaar. Woont uw ex-partner in uw woning? Dan telt maar een deel, maximaal twee jaar na uw vertrek: dat rekenen wij niet uit.',
  ),
} as const
