import { contrastRatio } from '../../theme/contrast.ts'
import { colourRoles } from '../../theme/roles.ts'
import { themeNames } from '../../theme/tokens.ts'
import { usedPairs } from '../../theme/usage.ts'
import * as styles from './Foundations.css.ts'

/** Every pair of colours in use with its contrast in each theme: the table the contrast test walks. */
export const Pairs = () => (
  <table className={styles.table}>
    <thead>
      <tr>
        {['Front', 'Behind', 'Needs', 'Light', 'Dark', 'High contrast'].map((name) => (
          <th key={name} scope="col" className={styles.cell}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {usedPairs.map(({ front, back, kind }) => (
        <tr key={`${front} ${back} ${kind}`}>
          <th scope="row" className={styles.cell}>
            {front}
          </th>
          <td className={styles.cell}>{back}</td>
          <td className={styles.cell}>{kind === 'text' ? '4.5' : '3'}</td>
          {themeNames.map((theme) => (
            <td key={theme} className={styles.cell}>
              {contrastRatio(colourRoles[theme][front], colourRoles[theme][back]).toFixed(1)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
