"use client";

import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisLabel, monthDetail, monthInWords, monthLabel } from "@/lib/dashboard/format";
import type { DonationMonth } from "@/lib/dashboard/types";
import { formatMoney } from "@/lib/money";

const TICK = { fill: "var(--muted)", fontSize: 13 };

/** Donations in money, a bar for each month. */
export function DonationBars({ months }: { months: DonationMonth[] }) {
  const bars = months.map(({ month, amount }) => ({ month, amount: Number(amount) }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      {/* Without keyboard support, as the table says the same. */}
      <BarChart data={bars} accessibilityLayer={false} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="month"
          tickFormatter={monthLabel}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--field)" }}
          minTickGap={4}
        />
        <YAxis tickFormatter={axisLabel} tick={TICK} tickLine={false} axisLine={false} tickCount={4} width={72} />
        <Tooltip
          cursor={{ fill: "var(--sunken)" }}
          isAnimationActive={false}
          content={({ active, label }) => (
            <Tip month={active ? months.find(({ month }) => month === label) : undefined} />
          )}
        />
        <Bar dataKey="amount" fill="var(--accent)" radius={[6, 6, 0, 0]} maxBarSize={40} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function Tip({ month }: { month: DonationMonth | undefined }) {
  if (!month) return null;
  return (
    <div className="rounded-field border border-line bg-surface px-3 py-2 text-sm shadow-card">
      <p className="text-muted">{monthInWords(month.month)}</p>
      <p className="font-semibold">{formatMoney(month.amount)}</p>
      <p>Doações: {monthDetail(month)}</p>
    </div>
  );
}
