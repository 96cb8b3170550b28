import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'
import { abroadWords, countries, premiumWords, receivedWords } from './words.ts'

/** Which figure of a statement is which income. */
export const incomeTopics = {
  statePension: {
    keywords: [
      `aow|svb|anw|pensioen|pension|pensioenfonds|nabestaandenpensioen|weduwenpensioen|partnerpensioen|abp|pfzw !premie-|premium-|contribut-|${abroadWords}|${countries}`,
      `lijfrente-|annuity|annuities ${receivedWords} !${premiumWords}`,
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'State pension (AOW), pensions and what an annuity pays you are income of box 1. Fill in what the annual statements of SVB, pension fund, insurer or bank say before tax at “State pension, pension or annuity”, under “Also count this” with Income, and the tax withheld below it.',
      'AOW, pensioen en de uitkering van een lijfrente zijn inkomen in box 1. Vul het bedrag vóór belasting van de jaaropgaven van SVB, pensioenfonds, verzekeraar of bank in bij ‘AOW, pensioen of lijfrente’, onder ‘Ook meetellen’ bij Inkomen, en de loonheffing daaronder.',
    ),
  },
  sicknessBenefit: {
    keywords: [
      'ziektewet-|ziekengeld-',
      'zw uitkering|uitkeringen|uwv|jaaropgaaf',
      'sickness|sick benefit|benefits|pay',
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'A sickness benefit (_Ziektewet_) counts in {year} as salary, with the employment tax credit, for the time in which you were still employed: fill it in at “Salary”. After your job ended, as is usual where UWV pays it, there is no such credit: fill it in at “Benefits”, under “Also count this” with Income. The annual statement tells: with a credit applied (_verrekende arbeidskorting_) above 0 it is salary.',
      'Een Ziektewet-uitkering telt in {year} als loon, met arbeidskorting, over de tijd dat u nog in dienst was: vul die in bij ‘Loon’. Na het einde van uw baan, zoals meestal als UWV betaalt, is er geen arbeidskorting: vul die dan in bij ‘Uitkeringen’, onder ‘Ook meetellen’ bij Inkomen. Kijk in de jaaropgaaf: is de verrekende arbeidskorting meer dan 0, dan is het loon.',
    ),
  },
  benefits: {
    keywords: [
      'ww|wwuitkering|wia|wao|uwv|bijstand-|unemployment|unemployed',
      // What an insurance of capital pays is mostly none of these.
      'uitkering|uitkeringen !kapitaal-|kapitaalverzekering-|polis|spaarhypotheek|spaarverzekering|levensverzekering-|overlijdens-|kew',
      'benefits !tax',
      'disability|sickness|welfare benefit|payment',
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'Benefits such as WW, WIA or social assistance are income of box 1, without employment tax credit. Fill in what the annual statement of UWV or the municipality says before tax at “Benefits”, under “Also count this” with Income.',
      'Uitkeringen zoals WW, WIA of bijstand zijn inkomen in box 1, zonder arbeidskorting. Vul het bedrag vóór belasting van de jaaropgaaf van UWV of gemeente in bij ‘Uitkeringen’, onder ‘Ook meetellen’ bij Inkomen.',
    ),
  },
  wage: {
    keywords: [
      'fiscaalloon|vakantiegeld|holidaypay|dertiendemaand|bonus',
      'bruto|netto|gross|net loon|salaris|salary|wage|wages|inkomen|income',
      'loon|salaris|bedrag|salary|wage jaaropga-|statement',
      'two|twee|drie|three|meer|meerdere|2|3|multiple|several jobs|banen|werkgevers|employers|jaaropgaven !loonheffingskorting',
      'andere|nieuwe|other|new|changed|switched|wisselde|gewisseld|veranderd baan|job|jobs|werkgever|employer jaaropga-|statement-|optellen|add|salary|loon !not|niet|missing|mis|geen|never|nooit|kwijt|lost|loonheffingskorting',
    ],
    broad: ['loon|salaris|salary|wage|wages'],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'Your salary is “_loon loonbelasting/volksverzekeringen_” on the annual statement (_jaaropgaaf_), not the gross salary of your contract nor what came into your account. Holiday pay and bonus are in it already. Add up the statements of all employers.',
      'Uw loon is ‘loon loonbelasting/volksverzekeringen’ op de jaaropgaaf, niet het brutoloon uit uw contract en niet wat op uw rekening kwam. Vakantiegeld en bonus zitten er al in. Tel de jaaropgaven van alle werkgevers op.',
    ),
  },
  documents: {
    keywords: [
      'documents|document|documenten|papers|papieren|stukken|paperwork need|nodig|welke|which|what|missing|lost|kwijt|ontbre-',
      'jaaropga-|statement|statements kwijt|missing|mis|geen|lost|ontbre-|niet|nooit|gekregen|ontvangen|never|received|not|didn|waar|where !upload-',
    ],
    broad: ['documents|documenten|papers|papieren|jaaropgaaf|jaaropgave|jaaropgaven'],
    guide: '/tax-guide#documents-you-need',
    figures: () => ({}),
    answer: copy(
      'You need the annual statement (_jaaropgaaf_) of each employer, pension fund or UWV, the annual overviews of your mortgage and bank, the WOZ value, and receipts of what you deduct. Is a statement missing? Look in the online portal of the employer or institution that paid you, or ask there for a copy.',
      'U hebt de jaaropgaaf nodig van elke werkgever, elk pensioenfonds of het UWV, de jaaroverzichten van uw hypotheek en bank, de WOZ-waarde, en bewijzen van wat u aftrekt. Mist u een jaaropgaaf? Kijk in het online portaal van wie u betaalde, of vraag daar om een kopie.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
