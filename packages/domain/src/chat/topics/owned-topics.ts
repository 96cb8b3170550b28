import { copy } from '../../language/index.ts'
import { debtThresholds, otherReturn, type Topic } from './topic.ts'

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
      'A study debt at DUO is a debt of box 3 as any other: fill in what it was on January 1 at “Debts”, under “Also count this” with Income. In {year} debts lower box 3 as far as they are above {threshold}, of partners together {both}. Its interest is no deduction.',
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
      'Crypto is in box 3: add what it was worth on January 1 to your investments. In {year} a return of {other} is counted on it; what you bought, sold or gained in the year is not taxed by itself.',
      'Crypto valt in box 3: tel wat die op 1 januari waard was bij uw beleggingen. In {year} wordt daarover {other} rendement gerekend; wat u in het jaar kocht, verkocht of won, wordt niet apart belast.',
    ),
  },
  letting: {
    keywords: [
      'verhuur|verhuren|verhuurd|verhuurde|onderhuur-|huurinkomst-|huuropbrengst-|kamerverhuur|hospita|airbnb|rentout|rentingout|rentedout|rental|letting|letout|lodger-|sublet-|tenant- !notional|value',
    ],
    guide: '/tax-guide#box-3',
    figures: () => ({}),
    answer: copy(
      'A home that you let and do not live in is in box 3 by its WOZ value; the rent is not taxed by itself. Letting your own home or a room of it for a time is income of box 1 with rules that we do not compute: tick it for {year} at Income, under “Anything special in the year?”.',
      'Een woning die u verhuurt en waar u niet woont, valt met de WOZ-waarde in box 3; de huur wordt niet apart belast. Tijdelijke verhuur van uw eigen woning of een kamer daarin is inkomen in box 1 met regels die wij niet uitrekenen: vink het voor {year} aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’.',
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
      'A second home is in box 3: add its WOZ value to your investments of January 1 and its loan to your debts. In {year} a return of {other} is counted on it; its interest is no deduction. A home abroad belongs there too, and you may usually ask for relief from double taxation, which we do not compute.',
      'Een tweede woning valt in box 3: tel de WOZ-waarde bij uw beleggingen van 1 januari en de lening bij uw schulden. In {year} wordt daarover {other} rendement gerekend; de rente is niet aftrekbaar. Een woning in het buitenland hoort er ook bij; meestal kunt u dan voorkoming van dubbele belasting vragen, die wij niet uitrekenen.',
    ),
  },
  abroad: {
    keywords: [
      'buitenland-|abroad|foreign|grensarbeid-|crossborder|cform|cformulier|doubletaxation|dubbelebelasting|nonresident',
      'income|inkomen|inkomsten|werk|werken|loon|salaris|woon|woont|wonen|pensioen|rekening|work|working|live|lives|living|salary|job|pension|account belg-|duits-|german-|fran-|french|polen|poland|polish|spain|spanje|spanish|portugal|italy|italie|engeland|english|uk|usa|american|amerika|turk-|marokk-|morocc-|india|roemen-|romania|bulgar-',
    ],
    broad: ['expat|expats'],
    guide: '/tax-guide#expats',
    figures: () => ({}),
    answer: copy(
      'Who lives here all year reports income and assets of the whole world; treaties prevent tax being paid twice. Savings and investments abroad are filled in with those here. Income from another country we do not compute: tick it in the first step. Who lives abroad and earns here files a C form.',
      'Wie hier het hele jaar woont, geeft inkomen en bezit uit de hele wereld op; verdragen voorkomen dubbele belasting. Spaargeld en beleggingen in het buitenland vult u bij die van hier in. Inkomen uit een ander land rekenen wij niet uit: vink het aan in de eerste stap. Wie in het buitenland woont en hier verdient, doet een C-aangifte.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
