import {
  CategoryScale,
  Chart,
  type ChartData,
  type ChartOptions,
  Filler,
  LinearScale,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { Line } from 'react-chartjs-2';
import { useMedia } from '../../shared/ui/browser/use-media.ts';
import { monthNameOf, shortMonthNameOf } from './month-name-of.ts';
import { chartStyleOf, useChartColours } from './use-chart-colours.ts';

Chart.register(CategoryScale, LinearScale, LineElement, PointElement, Filler, Tooltip);

export type MonthValue = {
  /** YYYY-MM */
  month: string;
  value: number;
};

type MonthChartProps = {
  months: readonly MonthValue[];
  written: (value: number) => string;
  writtenShort: (value: number) => string;
};

/**
 * The line itself, in the colours of the theme. Hidden from screen readers: a table below it has the values.
 */
export const MonthChart = ({ months, written, writtenShort }: MonthChartProps) => {
  const colours = useChartColours();
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const data: ChartData<'line', number[], string> = {
    labels: months.map(({ month }) => shortMonthNameOf(month)),
    datasets: [{ data: months.map(({ value }) => value), ...chartStyleOf(colours) }],
  };
  const font = { family: "'Figtree Variable', sans-serif", size: 12 };
  const options: ChartOptions<'line'> = {
    maintainAspectRatio: false,
    animation: calm ? false : { duration: 220 },
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: { grid: { display: false }, border: { display: false }, ticks: { color: colours.faint, font } },
      y: {
        beginAtZero: true,
        border: { display: false },
        grid: { color: colours.hairline },
        ticks: { color: colours.faint, font, maxTicksLimit: 5, precision: 0, callback: (value) => writtenShort(Number(value)) },
      },
    },
    plugins: {
      tooltip: {
        displayColors: false,
        backgroundColor: colours.ink,
        titleColor: colours.page,
        bodyColor: colours.page,
        titleFont: { ...font, weight: 'normal' },
        bodyFont: { ...font, size: 14, weight: 'bold' },
        padding: 10,
        cornerRadius: 8,
        callbacks: {
          title: ([item]) => monthNameOf(months[item?.dataIndex ?? 0]?.month ?? ''),
          label: ({ parsed }) => written(parsed.y ?? 0),
        },
      },
    },
  };
  return <Line data={data} options={options} />;
};
