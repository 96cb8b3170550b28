import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'

/** What a loan costs once, which is a subject of its own. */
const onceOnly = '!afsluit-|closing|kosten|costs|fee|fees'

/** Loans of a home by the name they have: before annuities, which one of them is called after. */
export const loanTopics = {
  starterLoan: {
    keywords: [
      `starterslening-|starterlening-|startershypotheek|startersloan-|starterloan-|startermortgage|startersmortgage|svn|combinatielening-|combinationloan ${onceOnly}`,
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'A starters loan (SVn _Starterslening_) is repaid every year: in the first years out of the _Combinatielening_ that comes with it. Interest that you paid on the Starterslening in {year} is deductible, that of the Combinatielening is not: leave that out. Interest that the municipality paid, mostly that of the first three years, is none of yours. Do not tick the Starterslening at Income as a loan that you do not repay: the interest of your other loans counts as well.',
      'Een Starterslening (SVn) wordt elk jaar afgelost: de eerste jaren uit de Combinatielening die erbij hoort. Rente die u in {year} over de Starterslening betaalde is aftrekbaar, die van de Combinatielening niet: laat die weg. Rente die de gemeente betaalde, meestal die van de eerste drie jaar, telt niet voor u. Vink de Starterslening bij Inkomen niet aan als een lening die u niet aflost: de rente van uw andere leningen telt ook gewoon.',
    ),
  },
  repayingLoan: {
    keywords: [
      'annuity|annuitair-|annuiteit-|linear|lineair|lineaire mortgage|mortgages|loan|loans|hypotheek|hypotheken|hypotheekdeel|hypotheekdelen|lening|leningen|leningdeel|leningdelen|linear|lineair|lineaire',
      'annuiteitenhypothe-|annuiteitenlening-|annuitairehypotheek',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'The interest of an annuity mortgage and of a linear one is deductible in {year}: both repay the loan of your home, within 30 years, as the law asks of loans from 2013 on. Fill in the interest that you paid, of both if you have both, without the repayments. Only of a part that is interest-only and from 2013 or later you leave the interest out.',
      'De rente van een annuïteitenhypotheek en die van een lineaire hypotheek is in {year} aftrekbaar: beide lossen de lening voor uw woning af, binnen 30 jaar, zoals de wet vraagt van leningen vanaf 2013. Vul de rente in die u betaalde, van beide als u beide hebt, zonder de aflossing. Alleen van een deel dat aflossingsvrij is en van 2013 of later, laat u de rente weg.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
