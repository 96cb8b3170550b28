import { type Copy, copy } from '../../language/index.ts'
import type { alsoDeductionQuestions } from './also-count.ts'
import { ofPartner } from './also-count-partner.copy.ts'
import { deductionWords } from './deductions.copy.ts'
import type { QuestionWords } from './question-words.ts'

/** Of the healthcare expenses that the specified question asks for as one amount. */
const partOfAbove = (en: string, nl: string): Copy =>
  copy(`${en} Part of your healthcare expenses above.`, `${nl} Een deel van uw zorgkosten hierboven.`)

/** Words of the questions about deductions under “also count this”. */
export const alsoDeductionWords: Readonly<Record<keyof typeof alsoDeductionQuestions, QuestionWords>> = {
  wozValue: {
    label: copy('WOZ value of your home', 'WOZ-waarde van uw woning'),
    hint: copy(
      'The one for this tax year, with reference date January 1 of the year before: on the municipality’s assessment, or at wozwaardeloket.nl.',
      'Die voor dit belastingjaar, met waardepeildatum 1 januari van het jaar ervoor: op de WOZ-beschikking van de gemeente, of op wozwaardeloket.nl.',
    ),
  },
  financingCosts: {
    label: copy('Other costs of the home loan', 'Financieringskosten van uw hypotheek'),
    hint: copy(
      'Of the loan, paid in this year: advice, valuation, mortgage deed and its registration (_Kadaster_), NHG and closing fee; and ground rent. On the notary’s statement; not the price of the home, transfer tax or deed of transfer.',
      'Van de lening, dit jaar betaald: advies, taxatie, hypotheekakte en de inschrijving daarvan (Kadaster), NHG (borgtochtprovisie) en afsluitkosten; en erfpachtcanon. Op de nota van de notaris; niet de koopsom, overdrachtsbelasting of leveringsakte.',
    ),
  },
  movedHome: {
    label: copy(
      'I moved into or out of a home of my own in this year',
      'Ik ben dit jaar in een eigen woning gaan wonen of daaruit vertrokken',
    ),
    term: copy('Moved into or out of a home of your own', 'Verhuisd naar of uit een eigen woning'),
    hint: copy(
      'For example a home bought or sold. It then counts for the days that you were registered there; we ask which. Of the price nothing counts, and of the money only what you had on January 1.',
      'Bijvoorbeeld gekocht of verkocht. De woning telt dan voor de dagen dat u er stond ingeschreven; we vragen welke. Van de koopprijs telt niets, en van het geld alleen wat u op 1 januari had.',
    ),
  },
  homeFrom: {
    label: copy('Registered at this home from', 'In deze woning ingeschreven vanaf'),
    hint: copy(
      'The day from which the municipality has you at its address, also when you had the key before. Leave it blank if you lived there on January 1. Did you sell another in the three years before? Look at Income, under “Anything special in the year?”.',
      'De dag vanaf wanneer u hier bij de gemeente staat ingeschreven, ook als u de sleutel eerder had. Laat dit leeg als u er op 1 januari woonde. Verkocht u in de drie jaar ervoor een andere? Kijk dan bij Inkomen, onder ‘Iets bijzonders in het jaar?’.',
    ),
  },
  homeUntil: {
    label: copy('Registered at this home until', 'In deze woning ingeschreven tot en met'),
    hint: copy(
      'Only if you left it and bought no other: the day until which the municipality had you there, also if it was sold later.',
      'Alleen als u bent vertrokken en geen andere woning kocht: de laatste dag dat u hier bij de gemeente stond ingeschreven, ook als de woning later is verkocht.',
    ),
  },
  formerHomeUntil: {
    label: copy('Registered at your former home until', 'In uw vorige eigen woning ingeschreven tot en met'),
    hint: copy(
      'Only if you first lived in another home that you owned. Leave it blank if that was until the day above.',
      'Alleen als u eerst in een andere eigen woning woonde. Laat dit leeg als dat tot de dag hierboven was.',
    ),
  },
  formerWozValue: {
    label: copy('WOZ value of your former home', 'WOZ-waarde van uw vorige woning'),
    hint: copy(
      'Only if you first lived in another home that you owned. The WOZ value above is of the home you have now; the interest is of both.',
      'Alleen als u eerst in een andere eigen woning woonde. De WOZ-waarde hierboven is van de woning die u nu hebt; de rente is van beide.',
    ),
  },
  treatment: {
    label: copy('Doctor, dentist and treatment', 'Arts, tandarts en behandeling'),
    hint: partOfAbove(
      'What the insurer did not pay, without your policy excess (_eigen risico_): on the bill.',
      'Wat de verzekeraar niet betaalde en geen eigen risico is: op de rekening.',
    ),
  },
  medicines: {
    label: copy('Medicines on prescription', 'Medicijnen op voorschrift'),
    hint: partOfAbove('On the bill of the pharmacy.', 'Op de rekening van de apotheek.'),
  },
  aids: {
    label: copy('Aids, such as a hearing aid', 'Hulpmiddelen, zoals een gehoorapparaat'),
    hint: partOfAbove(
      'Without your statutory own contribution (_wettelijke eigen bijdrage_), such as 25% of a hearing aid. No glasses, lenses, wheelchair or mobility scooter.',
      'Zonder de wettelijke eigen bijdrage, zoals 25% van een gehoorapparaat. Geen bril, lenzen, rolstoel of scootmobiel.',
    ),
  },
  transport: {
    label: copy('Transport for illness or disability', 'Vervoer wegens ziekte of invaliditeit'),
    hint: partOfAbove(
      'By car what the kilometres really cost, else the tickets.',
      'Met de auto wat de kilometers echt kosten, anders de kaartjes.',
    ),
    // Article 6.17 Wet IB 2001 of 2025 and 2026.
    since: {
      year: 2025,
      hint: partOfAbove(
        'By car € 0,23 a kilometre and parking, else the tickets.',
        'Met de auto € 0,23 per kilometer en parkeren, anders de kaartjes.',
      ),
    },
  },
  visitingTheSick: {
    label: copy('Travel to visit a sick housemate', 'Reiskosten voor ziekenbezoek'),
    hint: partOfAbove(
      'To someone you lived with who is nursed more than 10 km away, for a month or longer.',
      'Naar een huisgenoot die een maand of langer op meer dan 10 km afstand wordt verpleegd.',
    ),
  },
  householdHelp: {
    label: copy('Extra help in the household', 'Extra gezinshulp'),
    hint: partOfAbove('Only the part above its own threshold.', 'Alleen het deel boven de eigen drempel.'),
  },
  diet: {
    label: copy('Diet on prescription', 'Dieet op voorschrift'),
    hint: partOfAbove('The fixed amount of the official diet list.', 'Het vaste bedrag van de dieetlijst.'),
  },
  clothing: {
    label: copy('Extra clothing and bedding', 'Extra kleding en beddengoed'),
    hint: partOfAbove('The fixed amount for illness.', 'Het vaste bedrag bij ziekte.'),
  },
  culturalGifts: {
    label: copy('Gifts to cultural institutions', 'Giften aan culturele instellingen'),
    hint: copy(
      'Of your donations above: museums, theatres and the like that are recognised as a cultural ANBI. They count for more. Not a periodic gift: that belongs in the next field.',
      'Van uw giften hierboven: musea, theaters en dergelijke met een culturele ANBI-status. Ze tellen voor meer mee. Geen periodieke gift: die hoort in het volgende veld.',
    ),
  },
  periodicGifts: {
    label: copy('Periodic gifts', 'Periodieke giften'),
    hint: copy(
      'Of your donations above: promised in writing for five years or more. They have no threshold.',
      'Van uw giften hierboven: schriftelijk toegezegd voor vijf jaar of langer. Ze hebben geen drempel.',
    ),
  },
  periodicGiftsToCulture: {
    label: copy(
      'A periodic gift of these went to a cultural institution',
      'Een van deze periodieke giften ging naar een culturele instelling',
    ),
    term: copy('Periodic gift to a cultural institution', 'Periodieke gift aan een culturele instelling'),
    hint: copy(
      'Then it counts for more by law, which we do not compute: the figure is a rough one.',
      'Volgens de wet telt die dan voor meer mee. Dat rekenen wij niet uit: het bedrag is dan een ruwe schatting.',
    ),
  },
  oldPeriodicGifts: {
    label: copy('Periodic gifts agreed by October 4, 2022', 'Periodieke giften van vóór 5 oktober 2022'),
    hint: copy(
      'Of your periodic gifts above: by an agreement of that day or before. They have no maximum.',
      'Van uw periodieke giften hierboven: vastgelegd op 4 oktober 2022 of eerder. Ze hebben geen maximum.',
    ),
  },
  alimonyPaid: {
    label: copy('I paid alimony to a former partner', 'Ik betaalde alimentatie aan een ex-partner'),
    term: copy('Alimony paid', 'Betaalde alimentatie'),
    hint: copy(
      'Not for children. We do not compute this deduction. We cannot give a figure then.',
      'Niet voor kinderen. Wij rekenen deze aftrekpost niet uit. We kunnen dan geen bedrag geven.',
    ),
  },
  annuityPremiums: {
    label: copy(
      'I paid premiums for an annuity or a disability insurance',
      'Ik betaalde premies voor een lijfrente of arbeidsongeschiktheidsverzekering',
    ),
    term: copy('Premiums for an annuity or disability insurance', 'Lijfrente- of AOV-premies'),
    hint: copy(
      'To an insurer or into an annuity account of your own; of a disability insurance (_AOV_) that you took out yourself, not through your salary. We do not compute this deduction. We cannot give a figure then.',
      'Aan een verzekeraar of op een eigen lijfrenterekening; van een AOV die u zelf afsloot, niet via uw loon. Deze aftrekpost rekenen wij niet uit. We kunnen dan geen bedrag geven.',
    ),
  },
  partnerMortgageInterest: {
    ...ofPartner(deductionWords.mortgageInterest),
    hint: copy(
      'Only what is not in your own mortgage interest above: on your partner’s annual mortgage statement.',
      'Alleen wat niet in uw eigen hypotheekrente hierboven zit: op het jaaroverzicht hypotheek van uw partner.',
    ),
  },
  partnerHealthcareExpenses: {
    ...ofPartner(deductionWords.healthcareExpenses),
    hint: copy(
      'Only what is not in your own healthcare expenses above.',
      'Alleen wat niet in uw eigen zorgkosten hierboven zit.',
    ),
  },
  partnerCharityDonations: ofPartner(deductionWords.charityDonations),
}
