import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { colourRoles } from '../packages/ui/src/theme/roles.ts'

const { light } = colourRoles

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Aangiftewijs design system',
    brandTarget: '_self',
    colorPrimary: light.accent,
    colorSecondary: light.accent,
    appBg: light.sunken,
    appContentBg: light.surface,
    appPreviewBg: light.page,
    appBorderColor: light.rule,
    appBorderRadius: 6,
    textColor: light.ink,
    textMutedColor: light.inkMuted,
    barTextColor: light.inkMuted,
    barSelectedColor: light.accent,
    barHoverColor: light.accentHover,
    inputBorder: light.edge,
  }),
  sidebar: { showRoots: true },
})
