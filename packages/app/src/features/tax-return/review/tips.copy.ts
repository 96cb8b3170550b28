import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { TipId } from '@aangiftewijs/domain/tips'

/** Words of the tips generator, to the letter. Spec 2 § 4 and 9. */
export const words = {
  error: copy('Error', 'Fout'),
  tips: copy('Tax saving tips', 'Tips om belasting te besparen'),
  tipsIntro: copy(
    'We look at your answers and your documents and name at most five things worth checking.',
    'We bekijken uw antwoorden en documenten en noemen maximaal vijf dingen om na te gaan.',
  ),
  generateTips: copy('Generate tips', 'Tips zoeken'),
  generateTipsAgain: copy('Generate tips again', 'Opnieuw tips zoeken'),
  generatingTips: copy('Generating tips...', 'Bezig met zoeken...'),
  tipsFailed: copy(
    'Failed to generate tax saving tips. Please try again.',
    'De tips konden niet worden gemaakt. Probeer het opnieuw.',
  ),
  tipsNoFiling: copy('No tax filing data available', 'Geen aangiftegegevens beschikbaar'),
  noTips: copy(
    'We found nothing to add: your answers look complete.',
    'We hebben niets toe te voegen: uw antwoorden lijken volledig.',
  ),
  noTipsNoFigure: copy(
    'Your answers give us nothing to add. We cannot work out a figure for this return, so we could not look for tips that follow from it.',
    'Bij uw antwoorden hebben we niets toe te voegen. Voor deze aangifte kunnen we geen bedrag uitrekenen; tips die daaruit volgen konden we dus niet zoeken.',
  ),
  tipsAbove: copy('{count} tips, above this button', '{count} tips, boven deze knop'),
  oneTip: copy('1 tip, above this button', '1 tip, boven deze knop'),
  fromResult: copy('What your result itself suggests', 'Wat uw uitkomst zelf laat zien'),
  forMany: copy('What is also worth checking', 'Wat u ook kunt nagaan'),
  look: copy('Look at this', 'Bekijk dit'),
  readMore: copy('Read more in the guide', 'Lees meer in de gids'),
} as const

/** Each tip: what to do, and why it was given. Thresholds of spec 2 § 9 come in as values. */
export const tipWords: Readonly<Record<TipId, { readonly tip: Copy; readonly reason: Copy }>> = {
  'education-documents': {
    tip: copy(
      'Did you take a course for your work? Ask your employer to pay it untaxed: since 2022 it is not deductible.',
      'Volgde u een opleiding voor uw werk? Vraag uw werkgever die onbelast te betalen: sinds 2022 is het geen aftrekpost.',
    ),
    reason: copy(
      'Your salary is above € {salary} and there are no education documents.',
      'Uw loon is hoger dan € {salary} en er zijn geen documenten over studiekosten.',
    ),
  },
  'thirty-percent-ruling': {
    tip: copy(
      'Did you come to the Netherlands for your job? Ask your employer about the 30% ruling.',
      'Kwam u voor uw baan naar Nederland? Vraag uw werkgever naar de 30%-regeling.',
    ),
    reason: copy(
      'Your salary is above € {salary}. The ruling lasts at most {years} years.',
      'Uw loon is hoger dan € {salary}. De regeling duurt maximaal {years} jaar.',
    ),
  },
  'home-office': {
    tip: copy(
      'Did you work at home? Ask your employer for the tax-free home office allowance.',
      'Werkte u thuis? Vraag uw werkgever naar de onbelaste thuiswerkvergoeding.',
    ),
    reason: copy(
      'You have a salary. An employer may pay at least € {perDay} for each day at home free of tax.',
      'U hebt loon. Een werkgever mag per thuiswerkdag minstens € {perDay} onbelast betalen.',
    ),
  },
  'mortgage-interest': {
    tip: copy(
      'Add your mortgage statement, so that the interest can be deducted.',
      'Voeg uw jaaroverzicht van de hypotheek toe, dan kunt u de rente aftrekken.',
    ),
    reason: copy(
      'You own a home, but your return has no mortgage interest.',
      'U hebt een eigen woning, maar in uw aangifte staat geen hypotheekrente.',
    ),
  },
  'healthcare-documents': {
    tip: copy(
      'Did you pay for care yourself? Collect the bills that no insurance paid back, without your policy excess (_eigen risico_).',
      'Betaalde u zelf zorgkosten? Verzamel de rekeningen die geen verzekering vergoedde en die geen eigen risico zijn.',
    ),
    reason: copy('Your return has no healthcare expenses.', 'In uw aangifte staan geen zorgkosten.'),
  },
  'charity-documents': {
    tip: copy(
      'Did you give to a recognised charity (ANBI)? Add the receipts.',
      'Gaf u aan een erkend goed doel (ANBI)? Voeg de bewijzen toe.',
    ),
    reason: copy('Your return has no donations.', 'In uw aangifte staan geen giften.'),
  },
  'fiscal-partner': {
    tip: copy(
      'Do you have a fiscal partner? Then tick at Setup that you file together: the law counts you and your partner together, even if you each file separately.',
      'Hebt u een fiscale partner? Vink dan bij Gegevens aan dat u samen aangifte doet: de wet rekent met u samen, ook als u ieder apart aangifte doet.',
    ),
    reason: copy('You are filing alone.', 'U doet alleen aangifte.'),
  },
}
