import { copy } from '../../language/index.ts'
import { debtThresholds, otherReturn, type Topic } from './topic.ts'
import { familyAndFriends, lettingWords } from './words.ts'

/** That it is lent and not given, and to whom; from whom would be a debt. */
const lent = 'lening|leningen|leen|leende|leenden|geleend|uitgeleend|vordering|loan|loans|lent|lend'
const toFamily = `aan|op|to+?mijn|onze|ons|een|my|our|a+${familyAndFriends}`

/** What people own or owe, by the name they have for it; before the boxes it is in. */
export const ownedTopics = {
  studyDebt: {
    keywords: [
      'studieschuld-|studielening-|studentdebt|studentloan-|studydebt|duo',
      'student|study|studie debt|debts|loan|loans|schuld|schulden|lening',
    ],
    guide: '/tax-guide#box-3',
    figures: debtThresholds,
    answer: copy(
      'A study debt at DUO is a debt of box 3 as any other: fill in what it was on January 1 at “Debts”, under “Also count this” with Income. In {year} debts lower box 3 as far as they are above {threshold}, of partners together {both}. Its interest is not deductible.',
      'Een studieschuld bij DUO is een schuld in box 3 als elke andere: vul in wat die op 1 januari was bij ‘Schulden’, onder ‘Ook meetellen’ bij Inkomen. In {year} verlagen schulden box 3 voor zover ze hoger zijn dan {threshold}, van partners samen {both}. De rente is niet aftrekbaar.',
    ),
  },
  dividend: {
    keywords: ['dividend-|dividenden !bv|holding|dga|vennootschap|owncompany|box2'],
    guide: '/tax-guide#box-3',
    figures: otherReturn,
    answer: copy(
      'Dividend of shares and funds is not taxed by itself: what they were worth on January 1 counts in box 3, in {year} with a return of {other}. Dutch dividend tax that was withheld comes off what you pay: fill it in at “Dividend tax withheld”, under “Also count this” with Income. Of 5% or more of a company dividend is box 2.',
      'Dividend van aandelen en fondsen wordt niet apart belast: wat ze op 1 januari waard waren telt in box 3, in {year} met een rendement van {other}. Ingehouden Nederlandse dividendbelasting gaat af van wat u betaalt: vul die in bij ‘Ingehouden dividendbelasting’, onder ‘Ook meetellen’ bij Inkomen. Van 5% of meer van een vennootschap is dividend box 2.',
    ),
  },
  crypto: {
    keywords: ['crypto-|bitcoin-|btc|ethereum|coinbase|bitvavo|binance|nft|nfts'],
    guide: '/tax-guide#box-3',
    figures: otherReturn,
    answer: copy(
      'Crypto is in box 3: add what it was worth on January 1 to your investments. In {year} a return of {other} is counted on it; what you bought, sold or gained in the year is not taxed by itself, unless you report your actual return, in which every gain and loss counts.',
      'Crypto valt in box 3: tel wat die op 1 januari waard was bij uw beleggingen. In {year} wordt daarover {other} rendement gerekend; wat u in het jaar kocht, verkocht of won, wordt niet apart belast, tenzij u uw werkelijke rendement opgeeft: daarin telt elke winst en elk verlies.',
    ),
  },
  letting: {
    keywords: [`${lettingWords} !notional|value`, 'leegwaarderatio-'],
    guide: '/tax-guide#box-3',
    figures: () => ({}),
    answer: copy(
      'A home that you let and do not live in is in box 3 by its WOZ value; if the tenant has rent protection, by a percentage of it that goes by the rent (_leegwaarderatio_). We do not work that out: look it up at the tax authority, and fill in the lower value. The rent is not taxed by itself. Letting your own home or a room of it for a time is income of box 1 with rules that we do not compute: tick it for {year} at Income, under “Anything special in the year?”.',
      'Een woning die u verhuurt en waar u niet woont, valt met de WOZ-waarde in box 3; heeft de huurder huurbescherming, dan met een percentage daarvan dat afhangt van de huur (de leegwaarderatio). Dat rekenen wij niet uit: zoek het op bij de Belastingdienst en vul de lagere waarde in. De huur wordt niet apart belast. Tijdelijke verhuur van uw eigen woning of een kamer daarin is inkomen in box 1 met regels die wij niet uitrekenen: vink het voor {year} aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’.',
    ),
  },
  lentMoney: {
    keywords: [
      `${lent} ${toFamily} !kwijt-|kwijtgescholden|kwijtschelden|forgive|forgiven|waive|waived`,
      `leen|leende|leenden|lent|lend+?mijn|onze|my|our+${familyAndFriends}`,
      `mijn|onze+${familyAndFriends}+geld|# geleend !van|bij|from`,
      `${familyAndFriends} geleend|leent|leende|leenden|borrowed|borrows van|bij|from+ons|mij|me|us`,
      `rente ${familyAndFriends} betaalt|betalen|betaald aan+ons|mij|me`,
      `interest ${familyAndFriends} pays|paid|pay us|me`,
      `rente|interest lening|loan ${familyAndFriends} belast|taxed`,
      'uitgeleend-|uitlenen geld|euro|#|lening',
      'leende+*+uit',
      'lent|lend|lending|lended money|loan|euros|euro|# !lent|lend+us|me',
    ],
    guide: '/tax-guide#box-3',
    figures: otherReturn,
    answer: copy(
      'Money that you lent to someone is in box 3: add what you were still owed on January 1 to your investments. In {year} a return of {other} is counted on it; the interest you get is not taxed by itself.',
      'Geld dat u aan iemand hebt uitgeleend, valt in box 3: tel wat u op 1 januari nog tegoed had bij uw beleggingen. In {year} wordt daarover {other} rendement gerekend; de rente die u krijgt wordt niet apart belast.',
    ),
  },
  secondHome: {
    keywords: [
      'tweede|2e|second huis|woning|appartement|house|home|apartment|flat|property',
      'vakantiehuis-|vakantiewoning-|vakantieappartement|recreatiewoning|chalet|stacaravan|holidayhome|holidayhouse|vacationhome|summerhouse|secondhome',
    ],
    guide: '/tax-guide#box-3',
    figures: otherReturn,
    answer: copy(
      'A second home is in box 3: add its WOZ value to your investments of January 1 and its loan to your debts. In {year} a return of {other} is counted on it; rent that you get is not taxed by itself, and its interest is not deductible.',
      'Een tweede woning valt in box 3: tel de WOZ-waarde bij uw beleggingen van 1 januari en de lening bij uw schulden. In {year} wordt daarover {other} rendement gerekend; huur die u krijgt wordt niet apart belast, en de rente is niet aftrekbaar.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
