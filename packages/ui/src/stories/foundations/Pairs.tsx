import { DataTable } from '../../components/DataTable/index.ts'
import { contrastRatio } from '../../theme/contrast.ts'
import { colourRoles } from '../../theme/roles.ts'
import { type ThemeName, themeNames } from '../../theme/tokens.ts'
import { type ColourPair, usedPairs } from '../../theme/usage.ts'

const ratioIn = (theme: ThemeName, { front, back }: ColourPair) =>
  contrastRatio(colourRoles[theme][front], colourRoles[theme][back]).toFixed(1)

/** Every pair of colours in use with its contrast in each theme: the table the contrast test walks. */
export const Pairs = () => (
  <DataTable
    caption="Contrast of every pair in use"
    columns={[
      { id: 'front', label: 'Front' },
      { id: 'back', label: 'Behind' },
      { id: 'needed', label: 'Needs', align: 'end' },
      { id: 'light', label: 'Light', align: 'end' },
      { id: 'dark', label: 'Dark', align: 'end' },
      { id: 'contrast', label: 'High contrast', align: 'end' },
    ]}
    rows={usedPairs.map((pair) => ({
      id: `${pair.front} ${pair.back} ${pair.kind}`,
      cells: {
        front: pair.front,
        back: pair.back,
        needed: pair.kind === 'text' ? '4.5' : '3',
        ...Object.fromEntries(themeNames.map((theme) => [theme, ratioIn(theme, pair)])),
      },
    }))}
  />
)
