import { copy } from '../../language/index.ts'
import type { QuestionWords } from './question-words.ts'
import type { setupQuestions } from './setup.ts'

const year = copy('Choose a year between 2000 and 2030', 'Kies een jaar tussen 2000 en 2030')
const identifier = copy('Tax identifier is required', 'Vul uw BSN in')
const terms = copy('You must accept the terms and conditions', 'U moet akkoord gaan met de voorwaarden')

/** Words of the questions of setup. Spec 2 §§ 2.2 and 5. */
export const setupWords: Readonly<Record<keyof typeof setupQuestions, QuestionWords>> = {
  year: {
    label: copy('Tax year', 'Belastingjaar'),
    hint: copy('The year in which you earned the income.', 'Het jaar waarin u het inkomen had.'),
    problems: { required: year, 'wrong-type': year },
  },
  taxIdentifier: {
    label: copy('Citizen service number (BSN)', 'Burgerservicenummer (BSN)'),
    hint: copy(
      '8 or 9 digits, of which the last is a check digit. This is a practice site: do not use your real number.',
      '8 of 9 cijfers, waarvan het laatste een controlecijfer is. Dit is een oefensite: gebruik niet uw echte nummer.',
    ),
    problems: {
      required: identifier,
      'too-short': identifier,
      'invalid-bsn': copy('Enter your BSN, at most 9 digits', 'Vul uw BSN in, met maximaal 9 cijfers'),
    },
  },
  birthDate: {
    label: copy('Date of birth', 'Geboortedatum'),
    hint: copy(
      'Your age decides which rates and tax credits you have. For example 27 3 1985',
      'Uw leeftijd bepaalt welke tarieven en heffingskortingen u hebt. Bijvoorbeeld 27 3 1985',
    ),
  },
  foreignIncome: {
    label: copy('I had income from another country in this year', 'Ik had dit jaar inkomen uit een ander land'),
    hint: copy(
      'For example a salary, a pension or rent from abroad. You can practise with it, but we cannot give a figure then.',
      'Bijvoorbeeld loon, pensioen of huur uit het buitenland. U kunt ermee oefenen, maar we kunnen dan geen bedrag geven.',
    ),
    term: copy('Income from abroad', 'Inkomen uit het buitenland'),
  },
  ownHome: {
    label: copy('I owned the home I lived in', 'Ik woonde in een eigen woning (koopwoning)'),
    hint: copy('You may be able to deduct your mortgage interest.', 'Misschien kunt u uw hypotheekrente aftrekken.'),
    term: copy('Own home', 'Eigen woning'),
  },
  isJointFiling: {
    label: copy('I am filing together with my fiscal partner', 'Ik doe aangifte samen met mijn fiscale partner'),
    hint: copy(
      'A fiscal partner is your husband, wife or registered partner, or someone you live with under certain conditions. The law counts you together: tick this too if you each file separately. Did your partner die after the tax year? Then tick it as well. A partner who lives abroad all year usually does not count: leave this unticked then.',
      'Een fiscale partner is uw echtgenoot of geregistreerde partner, of iemand met wie u onder voorwaarden samenwoont. De wet rekent met u samen: vink dit ook aan als u ieder apart aangifte doet. Is uw partner na het belastingjaar overleden? Vink dit dan ook aan. Woont uw partner het hele jaar in het buitenland? Dan is dat meestal geen fiscale partner: vink dit dan niet aan.',
    ),
    term: copy('Filing together', 'Samen aangifte'),
  },
  acceptTerms: {
    label: copy('I accept the terms and conditions', 'Ik ga akkoord met de voorwaarden'),
    problems: { 'not-accepted': terms, required: terms, 'wrong-type': terms },
  },
}
