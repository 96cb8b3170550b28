import { Heading, Stack, Text } from '../layout/index.ts'
import { type ColourRole, colourRoles } from '../theme/roles.ts'
import { themeNames } from '../theme/tokens.ts'
import { colourGroups } from './colour-groups.ts'
import * as styles from './StyleGuide.css.ts'
import type { ColourGroupId, StyleGuideWords } from './words.ts'

const groupIds = Object.keys(colourGroups) as readonly ColourGroupId[]

/** Every colour role, in the theme the page wears, with its value in every theme. */
export const Palette = ({ words }: { readonly words: StyleGuideWords }) => (
  <Stack as="section" gap={6}>
    <Stack gap={2}>
      <Heading level={2}>{words.palette}</Heading>
      <Text tone="muted">{words.paletteText}</Text>
    </Stack>
    {groupIds.map((group) => (
      <Stack gap={3} key={group}>
        <Heading level={3}>{words.groups[group]}</Heading>
        <ul className={styles.swatches}>
          {colourGroups[group].map((role) => (
            <Swatch key={role} role={role} words={words} />
          ))}
        </ul>
      </Stack>
    ))}
  </Stack>
)

function Swatch({ role, words }: { readonly role: ColourRole; readonly words: StyleGuideWords }) {
  return (
    <li className={styles.swatch}>
      <div className={styles.colourChip[role]} />
      <div className={styles.name}>{role}</div>
      {themeNames.map((theme) => (
        <div className={styles.value} key={theme}>
          {words.themes[theme]} {colourRoles[theme][role]}
        </div>
      ))}
    </li>
  )
}
