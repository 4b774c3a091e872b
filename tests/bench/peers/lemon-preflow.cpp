// LEMON's Preflow on a graph file, the yardstick of tests/bench/flow.bench.ts.
// File, little endian: int32 nodes, int32 arcs, int32 from[arcs], int32 to[arcs],
// double capacity[arcs], double source[nodes], double sink[nodes]; an infinite source or sink
// capacity is -1 and becomes a number no cut can pay. Prints medians in milliseconds and the mean
// processor time of a turn as JSON.
// Usage: lemon-preflow <file> <repetitions>
#include <lemon/preflow.h>
#include <lemon/smart_graph.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using Clock = std::chrono::steady_clock;

template <typename T>
static std::vector<T> read(std::FILE *file, std::size_t count) {
  std::vector<T> values(count);
  if (std::fread(values.data(), sizeof(T), count, file) != count) std::exit(2);
  return values;
}

static double since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

int main(int argc, char **argv) {
  if (argc != 3) return 1;
  std::FILE *file = std::fopen(argv[1], "rb");
  if (!file) return 2;
  const auto size = read<std::int32_t>(file, 2);
  const int nodes = size[0], arcs = size[1];
  const auto from = read<std::int32_t>(file, arcs), to = read<std::int32_t>(file, arcs);
  const auto capacity = read<double>(file, arcs);
  const auto source = read<double>(file, nodes), sink = read<double>(file, nodes);
  double bound = 1;
  for (double c : capacity) bound += c;
  for (double c : sink) bound += c > 0 ? c : 0;

  std::vector<double> builds, cuts, both;
  double value = 0;
  int side = 0;
  const std::clock_t before = std::clock();
  for (int turn = 0; turn < std::atoi(argv[2]); turn++) {
    const auto begin = Clock::now();
    lemon::SmartDigraph graph;
    graph.reserveNode(nodes + 2);
    graph.reserveArc(arcs + 2 * nodes);
    for (int u = 0; u < nodes + 2; u++) graph.addNode();
    const auto s = graph.nodeFromId(nodes), t = graph.nodeFromId(nodes + 1);
    lemon::SmartDigraph::ArcMap<double> weight(graph);
    for (int a = 0; a < arcs; a++) {
      weight[graph.addArc(graph.nodeFromId(from[a]), graph.nodeFromId(to[a]))] = capacity[a];
    }
    for (int u = 0; u < nodes; u++) {
      if (source[u] != 0) weight[graph.addArc(s, graph.nodeFromId(u))] = source[u] < 0 ? bound : source[u];
      if (sink[u] != 0) weight[graph.addArc(graph.nodeFromId(u), t)] = sink[u] < 0 ? bound : sink[u];
    }
    builds.push_back(since(begin));
    const auto built = Clock::now();
    lemon::Preflow<lemon::SmartDigraph, lemon::SmartDigraph::ArcMap<double>> preflow(graph, weight, s, t);
    preflow.runMinCut();
    value = preflow.flowValue();
    side = 0;
    for (int u = 0; u < nodes; u++) side += preflow.minCut(graph.nodeFromId(u));
    cuts.push_back(since(built));
    both.push_back(since(begin));
  }
  const double cpu = 1000.0 * (std::clock() - before) / CLOCKS_PER_SEC / both.size();
  std::printf("{\"build\":%.3f,\"cut\":%.3f,\"both\":%.3f,\"first\":%.3f,\"cpu\":%.3f,\"value\":%.9f,\"side\":%d}\n",
              median(builds), median(cuts), median(both), both[0], cpu, value, side);
}
