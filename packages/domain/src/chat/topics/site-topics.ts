import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'

/** This product itself, and whom it is not. */
export const siteTopics = {
  digid: {
    keywords: ['digid- !overled-|overleed|overlijd-|deceased|died !late+husband|husbands|wife|wifes|partner'],
    guide: '/faq#digid',
    figures: () => ({}),
    answer: copy(
      'The DigiD login of this site is a simulation with fictional citizens: never enter your real DigiD name or password here. About your real DigiD, also when it is wrong or forgotten, only digid.nl can help.',
      'De DigiD-login van deze site is een simulatie met verzonnen burgers: vul hier nooit uw echte DigiD-naam of -wachtwoord in. Met uw echte DigiD, ook als die niet werkt of u het wachtwoord kwijt bent, helpt alleen digid.nl.',
    ),
  },
  account: {
    keywords: [
      'account verwijder-|wissen|opzeg-|delete|remove|close',
      'gegevens|data|everything verwijder-|wissen|download-|export-|delete|remove|bewaard|stored|safe|veilig',
      'privacy-',
    ],
    guide: '/faq#delete-account',
    figures: () => ({}),
    answer: copy(
      'In Settings, tab Security, you download everything we hold about you, and delete your account with all returns and documents.',
      'Bij Instellingen, tabblad Beveiliging, downloadt u alles wat wij van u hebben en verwijdert u uw account met alle aangiften en documenten.',
    ),
  },
  lastYear: {
    keywords: [
      'copy|copied|reuse|import|kopieren|kopieer|overnemen|overneem|overzetten|hergebruiken last|previous|earlier|vorig|vorige|eerdere|oude',
      'start|begin|beginnen last|previous|vorig|vorige return|answers|data|aangifte|antwoorden|gegevens',
      'again|opnieuw|weer everything|alles|all fill|type|enter|invullen|typen|intypen',
    ],
    guide: '/faq#last-year',
    figures: () => ({}),
    answer: copy(
      'Yes: when you start a return and have one of another year, Setup offers to start from it. Who you are, your partner, home and child are then filled in for you to check; amounts stay empty, and those of the other year stand beside them.',
      'Ja: begint u een aangifte en hebt u er een van een ander jaar, dan kunt u bij Gegevens daarmee beginnen. Wie u bent, uw partner, woning en kind staan dan ingevuld om na te kijken; bedragen blijven leeg, en die van het andere jaar staan erbij.',
    ),
  },
  official: {
    keywords: [
      'belastingdienst|authority|authorities|taxoffice echt|echte|real|officieel|official|gestuurd|verstuurd|doorgestuurd|sent|send|sends|ziet',
      'official|officieel site|website|app',
      'oefen-|practice|demo|demonstratie',
    ],
    guide: '/faq#official',
    figures: () => ({}),
    answer: copy(
      'No, this is no site of the tax authority: it is a demonstration in which you practise a return, and nothing is sent to the tax authority. The real return is filed in Mijn Belastingdienst.',
      'Nee, dit is geen site van de Belastingdienst: het is een demonstratie waarin u een aangifte oefent, en er gaat niets naar de Belastingdienst. De echte aangifte doet u in Mijn Belastingdienst.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
