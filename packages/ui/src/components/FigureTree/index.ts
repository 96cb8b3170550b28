export { type FigureNode, FigureTree, type FigureTreeProps } from './FigureTree.tsx'
