export { Menu, type MenuProps } from './Menu.tsx'
export type { MenuAction, MenuItem, MenuLink } from './MenuEntry.tsx'
