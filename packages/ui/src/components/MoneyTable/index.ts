export { type MoneyRow, MoneyTable, type MoneyTableProps } from './MoneyTable.tsx'
