import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'

/** What a loan costs once, which is a subject of its own. */
const onceOnly = '!afsluit-|closing|kosten|costs|fee|fees'

/** Loans of a home by the name they have: before annuities, which one of them is called after. */
export const loanTopics = {
  homeOfFormerPartner: {
    keywords: [
      'ex|expartner|exman|exvrouw|exhusband|exwife|formerpartner huis|woning|koophuis|house|home|apartment|appartement woont|wonen|blijft|blijven|bleef|lives|living|stays|stayed|staying',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'A home that you left and in which your former partner still lives stays your own home for your part of it, for at most two years after you left: that part of its notional value and of the interest counts on your side. What you pay of the other part may be alimony. We do not compute this for {year}: do not fill in all of the interest, and ask the tax authority or an adviser.',
      'Een woning waaruit u bent vertrokken en waar uw ex-partner nog woont, blijft voor uw deel uw eigen woning, tot maximaal twee jaar na uw vertrek: dat deel van het eigenwoningforfait en van de rente telt bij u. Wat u van het andere deel betaalt, kan alimentatie zijn. Wij rekenen dit voor {year} niet uit: vul niet alle rente in, en vraag het de Belastingdienst of een adviseur.',
    ),
  },
  surplusOfHome: {
    keywords: [
      'eigenwoningreserve|bijleenregeling-|bijlenen',
      'overwaarde vorige|vorig|oude|vroegere|eerdere|lening|hypotheek|rente|hypotheekrente|nieuwe',
      'surplus|equity|homeequity old|former|previous|loan|mortgage|next|new house|home',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'Anyone who sells their home and buys another within three years is assumed to put what the sale left over (_overwaarde_) into the new one: for the part that was borrowed instead, the loan does not count and its interest is not deductible (the _bijleenregeling_), in {year} and later. We do not compute which part: tick it at Income, under “Anything special in the year?”, and the result tells what this may change.',
      'Wie een eigen woning verkoopt en binnen drie jaar een andere koopt, wordt geacht de overwaarde in de nieuwe te steken: voor het deel dat u in plaats daarvan leende, telt de lening niet mee en is de rente niet aftrekbaar (bijleenregeling), in {year} en daarna. Welk deel dat is, rekenen wij niet uit: vink het aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’, dan leest u bij de uitkomst wat dit kan uitmaken.',
    ),
  },
  familyLoan: {
    keywords: [
      'familielening|familieleningen|familiebank|familiehypotheek|familyloan|familyloans|familybank|familymortgage',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'For the one who lent it, what is still owed on January 1 is in box 3: add it to your investments; the interest received is not taxed by itself. For the one who borrowed it for a home of their own, the interest paid in {year} is deductible under the same conditions as that of a bank: a loan of 2013 or later is repaid in at most 30 years.',
      'Voor wie het geld uitleende, valt wat er op 1 januari nog open stond in box 3: tel het bij uw beleggingen; de ontvangen rente wordt niet apart belast. Voor wie het leende voor een eigen woning, is de rente die in {year} is betaald aftrekbaar onder dezelfde voorwaarden als bij een bank: een lening vanaf 2013 wordt in maximaal 30 jaar afgelost.',
    ),
  },
  starterLoan: {
    keywords: [
      `starterslening-|starterlening-|startershypotheek|startersloan-|starterloan-|startermortgage|startersmortgage|svn|combinatielening-|combinationloan ${onceOnly}`,
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'A starters loan (SVn _Starterslening_) is repaid every year: in the first years out of the _Combinatielening_ that comes with it. Interest that you paid on the Starterslening in {year} is deductible, that of the Combinatielening is not: leave that out. Interest that the municipality paid, usually that of the first three years, is none of yours. Do not tick the Starterslening at Income as a loan that you do not repay: the interest of your other loans counts as well.',
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
