def run(order): pass
